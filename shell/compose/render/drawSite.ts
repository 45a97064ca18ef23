import path from 'node:path';
import { toIntegrity } from '@portfolio/registry';
import type { SitePlan } from '../plan/createPlan';
import { drawPictures } from '../share-pictures/drawPictures';
import { type LinkFile, openPageCache } from './pageCache';

/** A picture of the site. */
export interface DrawnPicture {
  url: string;
  integrity: string;
  bytes: number;
  /** Links the picture into the site. */
  placeAt(file: string, link: LinkFile): void;
}

/**
 * Draws the pictures whose inputs have changed, and takes the others from the cache.
 *
 * @param cacheDir - pictures are cached here
 * @throws {SiteError} code `SHARE_PICTURE`, naming every picture that cannot be drawn, and why
 */
export async function drawSite(
  { pages, shell }: SitePlan,
  cacheDir: string,
): Promise<readonly DrawnPicture[]> {
  const cache = openPageCache(path.join(cacheDir, 'share'));
  // Two pages with the same text and artwork share one picture.
  const pictures = new Map(
    pages.flatMap(({ picture }) => (picture === null ? [] : [[picture.url, picture]])),
  );
  const toKey = (url: string) => path.posix.basename(url);
  const stale = [...pictures.values()].filter(({ url }) => cache.find(toKey(url)) === undefined);
  try {
    await drawPictures(stale, {
      shell,
      cacheDir,
      onDrawn: ({ url }, png) =>
        cache.write(toKey(url), { integrity: toIntegrity(png), bytes: png.length, links: [] }, [png]),
    });
  } finally {
    // Even if one cannot be drawn: the next run then need not draw the others again.
    cache.close(new Set([...pictures.keys()].map(toKey)));
  }
  return [...pictures.keys()].flatMap((url) => {
    const known = cache.find(toKey(url));
    const placeAt: DrawnPicture['placeAt'] = (file, link) => cache.place(toKey(url), file, link);
    return known === undefined ? [] : [{ url, integrity: known.integrity, bytes: known.bytes, placeAt }];
  });
}
