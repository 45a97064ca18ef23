import type { PinsFile, Release } from '@portfolio/contract';
import { readPinnedRelease, readRelease, type Registry } from '@portfolio/registry';
import type { Rows } from '../terminal/table';

/** How a pinned release and another one differ. */
export interface ReleaseDiff {
  pages: Rows;
  singletons: Rows;
  /** What they were built against. */
  origins: Rows;
}

/** Compares a pinned release with another version: pages that come and go, bytes, singletons, contracts. */
export async function diffRelease(
  { remotes }: PinsFile,
  registry: Registry,
  id: string,
  version: string,
): Promise<ReleaseDiff> {
  const pin = remotes[id];
  const from = pin === undefined ? null : await readPinnedRelease(registry, id, pin);
  const to = (await readRelease(registry, id, version)).release;
  const heading = [from?.version ?? 'not pinned', to.version, 'change'];
  const compare = (name: string, before: Value, after: Value, unit = '') => [
    name,
    toText(before, unit),
    toText(after, unit),
    toChange(before, after),
  ];
  return {
    pages: [
      ['page', ...heading],
      ...listNames(from?.pages, to.pages).map((name) =>
        compare(name, countBytes(from, name), countBytes(to, name), ' B'),
      ),
    ],
    singletons: [
      ['singleton', ...heading],
      ...listNames(from?.singletons, to.singletons).map((name) =>
        compare(name, from?.singletons[name] ?? null, to.singletons[name] ?? null),
      ),
    ],
    origins: [
      ['origin', ...heading],
      compare('contract', from?.contract ?? null, to.contract),
      ...(pin?.unchecked === undefined
        ? []
        : [compare('not loaded in a browser because', pin.unchecked, null)]),
    ],
  };
}

type Value = number | string | null;

function listNames(before: object = {}, after: object): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
}

function toText(value: Value, unit: string): string {
  return value === null ? '-' : `${value}${unit}`;
}

function toChange(before: Value, after: Value): string {
  if (before === after) return '';
  if (before === null) return 'added';
  if (after === null) return 'removed';
  if (typeof before === 'string' || typeof after === 'string') return 'changed';
  return `${after > before ? '+' : ''}${after - before} B`;
}

function countBytes(release: Release | null, page: string): number | null {
  const files = release?.pages[page];
  if (release === null || files === undefined) return null;
  return [...files.js, ...files.css].reduce((sum, file) => sum + (release.web.files[file]?.bytes ?? 0), 0);
}
