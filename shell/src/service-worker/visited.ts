import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

const MAX_PAGES = 60;
const MAX_FILES = 300;
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/** Caches pages of a site too large to cache completely, as they are visited; the oldest are evicted first. */
export function createVisitedPages(): NetworkFirst {
  return new NetworkFirst({ cacheName: 'visited-pages', plugins: [createLimit(MAX_PAGES)] });
}

/** Caches the hashed files that visited pages need. */
export function createVisitedFiles(): CacheFirst {
  return new CacheFirst({ cacheName: 'visited-files', plugins: [createLimit(MAX_FILES)] });
}

function createLimit(maxEntries: number): ExpirationPlugin {
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds: MAX_AGE_SECONDS, purgeOnQuotaError: true });
}
