import type { OfflineComposition } from './OfflineComposition';

/** An entry for Workbox: `revision` is null if the URL itself changes with the content. */
export interface VerifiedEntry {
  url: string;
  revision: string | null;
  integrity: string;
}

/** Matches file names that change with the content. */
export const HASHED_NAME = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;

/** Lists the files to fetch before a worker takes over. Unchanged files of the previous composition are reused. */
export function toPrecacheEntries({ files }: Pick<OfflineComposition, 'files'>): VerifiedEntry[] {
  return files.map(([url, integrity]) => ({
    url,
    revision: HASHED_NAME.test(url) ? null : integrity.slice(-16),
    integrity,
  }));
}
