import path from 'node:path';

/** The folder of the workers' files, and of jest's cache for them. */
export const CACHE = path.resolve(__dirname, '../../../../.cache/mutation');

/**
 * Returns where a worker writes the edits for the processes that its tests start, and where those write the marks that
 * they reach.
 *
 * @param pid - the worker's process
 */
export function toWorkerFiles(pid: number | undefined): { edits: string; reached: string } {
  return { edits: path.join(CACHE, `edits.${pid}.json`), reached: path.join(CACHE, `reached.${pid}.txt`) };
}
