import type { PinsFile, Release } from '@portfolio/contract';
import {
  listVersions,
  readPinnedRelease,
  readRelease,
  readReleaseFile,
  type Registry,
} from '@portfolio/registry';

/** Rows of a table, first row the headings. */
export type Rows = string[][];

/** Lists what is pinned. */
export function listPins({ remotes }: PinsFile): Rows {
  return [
    ['remote', 'version', 'previous', 'release file'],
    ...Object.entries(remotes).map(([id, { version, previous, integrity }]) => [
      id,
      version,
      previous?.version ?? '-',
      integrity.slice(0, 19),
    ]),
  ];
}

/** Lists remotes with a newer release in the registry. */
export async function listOutdated({ remotes }: PinsFile, registry: Registry): Promise<Rows> {
  const rows = await Promise.all(
    Object.entries(remotes).map(async ([id, { version }]) => [
      id,
      version,
      (await listVersions(registry, id))[0] ?? '-',
    ]),
  );
  return [['remote', 'pinned', 'newest'], ...rows.filter(([, pinned, newest]) => pinned !== newest)];
}

/**
 * Verifies every file of every pinned release against its hash.
 *
 * @returns the faults, one sentence each; none where all is as it was pinned
 */
export async function verifyPins({ remotes }: PinsFile, registry: Registry): Promise<string[]> {
  const faults: string[] = [];
  const note = (error: unknown) => faults.push(error instanceof Error ? error.message : String(error));
  for (const [id, pin] of Object.entries(remotes)) {
    const release = await readPinnedRelease(registry, id, pin).catch(note);
    if (typeof release !== 'object') continue;
    for (const target of ['web', 'node'] as const)
      for (const file of Object.keys(release[target].files))
        await readReleaseFile(registry, release, target, file).catch(note);
  }
  return faults;
}

/** Compares a pinned release with another version: pages that come and go, and bytes for the browser. */
export async function diffRelease(
  { remotes }: PinsFile,
  registry: Registry,
  id: string,
  version: string,
): Promise<Rows> {
  const pin = remotes[id];
  const from = pin === undefined ? null : await readPinnedRelease(registry, id, pin);
  const to = (await readRelease(registry, id, version)).release;
  const names = [...new Set([...Object.keys(from?.pages ?? {}), ...Object.keys(to.pages)])].sort();
  return [
    ['page', `${from?.version ?? 'not pinned'}`, to.version, 'change'],
    ...names.map((name) => toPageRow(name, from, to)),
  ];
}

function toPageRow(name: string, from: Release | null, to: Release): string[] {
  const before = countBytes(from, name);
  const after = countBytes(to, name);
  const change =
    before === null
      ? 'added'
      : after === null
        ? 'removed'
        : after === before
          ? ''
          : `${after > before ? '+' : ''}${after - before} B`;
  return [name, toBytes(before), toBytes(after), change];
}

function toBytes(bytes: number | null): string {
  return bytes === null ? '-' : `${bytes} B`;
}

function countBytes(release: Release | null, page: string): number | null {
  const files = release?.pages[page];
  if (release === null || files === undefined) return null;
  return [...files.js, ...files.css].reduce((sum, file) => sum + (release.web.files[file]?.bytes ?? 0), 0);
}

/** Sets rows in columns. */
export function toTable(rows: Rows): string {
  const widths = (rows[0] ?? []).map((_heading, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
