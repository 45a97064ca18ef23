import fs from 'node:fs';
import type { KeptFile } from './serviceWorker';

/** What a site must know of its pages. */
export interface PlacedPages {
  /** By path, the pages as they were written. */
  texts: ReadonlyMap<string, KeptFile>;
  /** Every path that a page links to. */
  linkedPaths: ReadonlySet<string>;
}

interface PlacedRecord {
  /** Of all pages as they were prepared. */
  signature: string;
  texts: readonly (readonly [path: string, text: KeptFile])[];
  linkedPaths: readonly string[];
}

/** Beside the site, not in it: it is for the next run, and nobody's to fetch. */
const toFile = (site: string) => `${site}.placed.json`;

/** Finds what was noted of a site's pages, where they are the ones with this signature. */
export function findPlaced(site: string, signature: string): (PlacedPages & { placedMs: number }) | null {
  const stats = fs.statSync(toFile(site), { throwIfNoEntry: false });
  if (stats === undefined) return null;
  const record = JSON.parse(fs.readFileSync(toFile(site), 'utf8')) as PlacedRecord;
  if (record.signature !== signature) return null;
  return {
    texts: new Map(record.texts),
    linkedPaths: new Set(record.linkedPaths),
    placedMs: stats.mtimeMs,
  };
}

/** Forgets what was noted: the site is about to be another one. */
export function forgetPlaced(site: string): void {
  fs.rmSync(toFile(site), { force: true });
}

/** Notes what the next run may use again. A site that is written to later is newer than the note. */
export function notePlaced(site: string, signature: string, { texts, linkedPaths }: PlacedPages): void {
  const record: PlacedRecord = { signature, texts: [...texts], linkedPaths: [...linkedPaths] };
  const draft = `${toFile(site)}.draft`;
  fs.writeFileSync(draft, JSON.stringify(record));
  fs.renameSync(draft, toFile(site));
}
