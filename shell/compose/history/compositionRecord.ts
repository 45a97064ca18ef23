import { createHash } from 'node:crypto';
import type { ShellBuild } from '@portfolio/build';
import type { ReleaseFileInfo } from '@portfolio/contract';
import { type Registry, toIntegrity } from '@portfolio/registry';
import { type CompositionSource, toCompositionId } from '../plan/compositionId';
import { toShellHash } from '../shell-build/shellBuild';
import { toContentPath, toRecordPath, toShellPath } from './historyPaths';
import { compositionRecord, shellBuild } from './historySchemas';
import { createBadRecordError, readHistoryJson } from './readHistoryFile';

/** All that a composition was made of; it says where each part is kept. */
export interface CompositionRecord extends CompositionSource {
  schema: 2;
  id: string;
  contract: string;
  /** Hash of the list of all files of the site: shows whether a site that is built again is the same. */
  files: string;
  /** From the URL of each page's data that is a file of its own to its hash. */
  data: Readonly<Record<string, string>>;
}

/** A record of schema 1, written before the id covered all inputs: its files are still kept for open tabs. */
type OldRecord = Omit<CompositionRecord, 'schema' | 'format' | 'offered' | 'files' | 'data'> & {
  schema: 1;
  data?: CompositionRecord['data'];
};

/** The list of a site's files: a line each, with its hash. */
export function toFileList(files: ReadonlyMap<string, ReleaseFileInfo>): string {
  return [...files]
    .map(([name, { integrity }]) => `${integrity} ${name}\n`)
    .sort()
    .join('');
}

/** A record as it is written. */
export function toRecordBytes(record: CompositionRecord): Buffer {
  return Buffer.from(`${JSON.stringify(record, null, 2)}\n`);
}

/**
 * Reads the record of a composition.
 *
 * @throws {SiteError} code `NOT_IN_REGISTRY`, or `BAD_RECORD` where it is not of the composition it is named after
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
 * Reads one recorded file, such as one of a shell build, verified.
 *
 * @throws {SiteError} code `NOT_IN_REGISTRY` or `BAD_RECORD`
 */
export async function readContent(registry: Registry, integrity: string): Promise<Buffer> {
  const path = toContentPath(integrity);
  const content = await registry.read(path);
  if (toIntegrity(content) !== integrity) throw createBadRecordError(registry, path);
  return content;
}
