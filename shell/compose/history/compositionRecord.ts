import { createHash } from 'node:crypto';
import type { ShellBuild } from '@portfolio/build';
import type { ReleaseFileInfo } from '@portfolio/contract';
import { hasIntegrity, type Registry } from '@portfolio/registry';
import { type CompositionSource, toCompositionId } from '../plan/compositionId';
import { toShellHash } from '../shell-build/shellBuild';
import { toContentPath, toRecordPath, toShellPath } from './historyPaths';
import { compositionRecord, shellBuild } from './historySchemas';
import { createBadRecordError, readHistoryJson } from './readHistoryFile';

/** Everything a composition was made of, and where each part is stored. */
export interface CompositionRecord extends CompositionSource {
  schema: 2;
  id: string;
  contract: string;
  /** Hash of the list of all files of the site: shows whether a rebuilt site is identical. */
  files: string;
  /** Hash of each page's data that is a separate file, by URL. */
  data: Readonly<Record<string, string>>;
}

/** A record of schema 1, from before the id covered all inputs: its files are still kept for open tabs. */
type OldRecord = Omit<CompositionRecord, 'schema' | 'format' | 'offered' | 'files' | 'data'> & {
  schema: 1;
  data?: CompositionRecord['data'];
};

/** The list of a site's files: one line each, with its hash. */
export function toFileList(files: ReadonlyMap<string, ReleaseFileInfo>): string {
  return [...files]
    .map(([name, { integrity }]) => `${integrity} ${name}\n`)
    .sort()
    .join('');
}

/** The bytes of a record as it is stored. */
export function toRecordBytes(record: CompositionRecord): Buffer {
  return Buffer.from(`${JSON.stringify(record, null, 2)}\n`);
}

/**
 * Reads the record of a composition.
 *
 * @throws {SiteError} code `NOT_IN_REGISTRY`, or `BAD_RECORD` if its content does not match the id
 */
export async function readRecord(registry: Registry, id: string): Promise<CompositionRecord | OldRecord> {
  return readHistoryJson<CompositionRecord | OldRecord>(
    registry,
    toRecordPath(id),
    compositionRecord,
    (record) => record.id === id && toRecordedId(record) === id,
  );
}

function toRecordedId(record: CompositionRecord | OldRecord): string {
  if (record.schema === 2) return toCompositionId(record);
  const { shell, remotes, siteUrl, releasesUrl, hasServiceWorker } = record;
  const parts = [shell, remotes, siteUrl, releasesUrl, hasServiceWorker];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}

/**
 * Reads the description of a recorded shell build.
 *
 * @throws {SiteError} code `NOT_IN_REGISTRY` or `BAD_RECORD`
 */
export async function readRecordedShell(registry: Registry, shellHash: string): Promise<ShellBuild> {
  return readHistoryJson<ShellBuild>(
    registry,
    toShellPath(shellHash),
    shellBuild,
    (shell) => toShellHash(shell) === shellHash,
  );
}

/**
 * Reads and verifies one recorded file, such as a file of a shell build.
 *
 * @throws {SiteError} code `NOT_IN_REGISTRY` or `BAD_RECORD`
 */
export async function readContent(registry: Registry, integrity: string): Promise<Buffer> {
  const path = toContentPath(integrity);
  const content = await registry.read(path);
  if (!hasIntegrity(content, integrity)) throw createBadRecordError(registry, path);
  return content;
}
