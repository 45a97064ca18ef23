import fs from 'node:fs';
import path from 'node:path';
import type { Release } from '@portfolio/contract';
import type { Registry } from '@portfolio/registry';
import { fetchWebFiles, getWebFolder } from '../release/fetchReleases';
import { linkOrCopy } from './linkOrCopy';
import { getBaseUrl } from '../release/siteRemote';

interface PlaceOptions {
  registry: Registry;
  /** What is pinned, what was pinned before (open tabs still show it), and what may be tried. */
  releases: readonly Release[];
  cacheDir: string;
  /** Folder of the site that is being composed. */
  site: string;
}

/**
 * Puts the browser files of all releases into the site. Where browsers get them from the registry, the site has none of
 * them, and only the style files are fetched: their text goes into pages.
 *
 * @returns what finds the file that a URL of the site's pages names, and the hashes of the files in the site
 */
export async function placeReleaseFiles({ registry, releases, cacheDir, site }: PlaceOptions) {
  const isElsewhere = registry.publicUrl !== undefined;
  const hashes = new Map<string, string>();
  const made = new Set<string>();
  for (const release of releases) {
    const { id, web } = release;
    const isWanted = isElsewhere ? (file: string) => file.endsWith('.css') : undefined;
    await fetchWebFiles(registry, release, cacheDir, isWanted);
    if (isElsewhere) continue;
    const baseUrl = getBaseUrl(registry, id);
    for (const [file, { integrity }] of Object.entries(web.files)) {
      const name = baseUrl.slice(1) + file;
      // A file of two releases is the same one.
      if (hashes.has(name)) continue;
      hashes.set(name, integrity);
      const target = path.join(site, name);
      const folder = path.dirname(target);
      if (!made.has(folder)) fs.mkdirSync(folder, { recursive: true });
      made.add(folder);
      linkOrCopy(path.join(getWebFolder(cacheDir, id), file), target);
    }
  }
  const folders = [...new Set(releases.map(({ id }) => id))].map(
    (id) => [getBaseUrl(registry, id), getWebFolder(cacheDir, id)] as const,
  );
  return {
    hashes,
    toPath(url: string): string {
      const found = folders.find(([baseUrl]) => url.startsWith(baseUrl));
      return found === undefined ? path.join(site, url) : path.join(found[1], url.slice(found[0].length));
    },
  };
}
