import { createHash } from 'node:crypto';
import type { ShellBuild } from '@portfolio/build';
import type { PinsFile } from '@portfolio/contract';
import { type Registry, toIntegrity } from '@portfolio/registry';
import { toRecordPath, toShellFilePath, toShellPath } from './historyPaths';
import { createBadRecordError, readHistoryJson } from './readHistoryFile';

/** All that a composition was made of; it says where each part is kept. */
export interface CompositionRecord {
  schema: 1;
  id: string;
  /** Hash of the description of the shell build. */
  shell: string;
  contract: string;
  /** Origin of canonical links. */
  siteUrl: string;
  remotes: PinsFile['remotes'];
  /** Where browsers get the releases' files; null where the site holds copies. */
  releasesUrl: string | null;
  hasServiceWorker: boolean;
  /** Whether every release of the registry could be tried as an override. */
  hasAllReleases: boolean;
  /** One hash over all pages: tells whether a site that is built again is the same. */
  pages: string;
  /** From the URL of each page's data that is a file of its own to its hash; absent in records of before there were any. */
  data?: Readonly<Record<string, string>>;
}

/** What decides the bytes of a site. */
type CompositionSource = Pick<
  CompositionRecord,
  'shell' | 'remotes' | 'siteUrl' | 'releasesUrl' | 'hasServiceWorker'
>;

/** The id of a composition: it stands for all that it was made of, in twelve digits. */
export function toCompositionId({
  shell,
  remotes,
  siteUrl,
  releasesUrl,
  hasServiceWorker,
}: CompositionSource): string {
  return hash([shell, remotes, siteUrl, releasesUrl, hasServiceWorker]).slice(0, 12);
}

/** The builds a shell build consists of: folders of its `dist/`, and the files in them. */
export function listShellBuilds({ files, node, worker }: ShellBuild) {
  return [
    { folder: 'web', files },
    { folder: 'node', files: node },
    { folder: 'worker', files: worker },
  ] as const;
}

/** The hash of a shell build: of its description, which hashes every file. */
export function toShellHash(shell: ShellBuild): string {
  return hash(shell);
}

/** One hash over pages, whatever order they come in. */
export function toPagesHash(pages: Iterable<readonly [url: string, integrity: string]>): string {
  const lines = Array.from(pages, ([url, integrity]) => `${url} ${integrity}`).sort();
  return toIntegrity(lines.join('\n'));
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
export async function readRecord(registry: Registry, id: string): Promise<CompositionRecord> {
  return readHistoryJson<CompositionRecord>(
    registry,
    toRecordPath(id),
    (record) => record.id === id && toCompositionId(record) === id,
  );
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
    (shell) => toShellHash(shell) === shellHash,
  );
}

/**
 * Reads one file of a recorded shell build, verified.
 *
 * @throws {SiteError} code `NOT_IN_REGISTRY` or `BAD_RECORD`
 */
export async function readShellFile(registry: Registry, integrity: string): Promise<Buffer> {
  const path = toShellFilePath(integrity);
  const content = await registry.read(path);
  if (toIntegrity(content) !== integrity) throw createBadRecordError(registry, path);
  return content;
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
