import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

const PAGES = 'visited-pages';
const FILES = 'visited-files';
const MAX_PAGES = 60;
const MAX_FILES = 300;
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/** Caches pages of a site too large to cache completely, as they are visited; the oldest are evicted first. */
export function createVisitedPages(): NetworkFirst {
  return new NetworkFirst({ cacheName: PAGES, plugins: [createLimit(MAX_PAGES)] });
}

/** Caches the hashed files that visited pages need. */
export function createVisitedFiles(): CacheFirst {
  return new CacheFirst({ cacheName: FILES, plugins: [createLimit(MAX_FILES)] });
}

/**
 * Drops the pages that were visited in an earlier composition: its files of the shell are gone. The files of remotes stay,
 * unless this composition is cached completely.
 */
export async function dropVisited(isWhole: boolean): Promise<void> {
  await caches.delete(PAGES);
  if (isWhole) await caches.delete(FILES);
}

function createLimit(maxEntries: number): ExpirationPlugin {
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds: MAX_AGE_SECONDS, purgeOnQuotaError: true });
}
