import type { OfflineComposition } from './OfflineComposition';

/** What Workbox takes: `revision` null where the URL itself changes with the content. */
export interface VerifiedEntry {
  url: string;
  revision: string | null;
  integrity: string;
}

/** The name of a file that changes with its content. */
export const HASHED_NAME = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;

/** Lists what is fetched before a worker takes over. A file of the composition before that is the same is taken over. */
export function toPrecacheEntries({ files }: Pick<OfflineComposition, 'files'>): VerifiedEntry[] {
  return files.map(([url, integrity]) => ({
    url,
    revision: HASHED_NAME.test(url) ? null : integrity.slice(-16),
    integrity,
  }));
}
