/** Folder of the history in the registry. No remote id starts with an underscore. */
const HISTORY_FOLDER = '_history';

/** Folder of the log: one small file for each composition that was made live, and for each deploy. */
export const LOG_FOLDER = `${HISTORY_FOLDER}/log`;

/** Path of a composition's record. */
export function toRecordPath(id: string): string {
  return `${HISTORY_FOLDER}/compositions/${id}.json`;
}

/** Path of the description of a shell build. */
export function toShellPath(shellHash: string): string {
  return `${HISTORY_FOLDER}/shells/${shellHash}.json`;
}

/** Path of a recorded file, named after its hash, so that identical files are stored once. */
export function toContentPath(integrity: string): string {
  return `${HISTORY_FOLDER}/files/${integrity.replaceAll('+', '-').replaceAll('/', '_')}`;
}
