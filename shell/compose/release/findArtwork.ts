import path from 'node:path';
import type { Release } from '@portfolio/contract';
import { getWebFolder } from './fetchRemotes';
import { requireIntegrity } from './requireIntegrity';

/** A card picture as used in the share picture of its page. */
export interface Artwork {
  /** File name in the release. */
  name: string;
  /** Absolute path of the verified file. */
  file: string;
  integrity: string;
}

/**
 * Finds the card picture of a page among the files of its release.
 *
 * @param page - the path of the page
 * @param cacheDir - the folder in which the files are cached
 * @throws {SiteError} code `NO_INTEGRITY`, if there is no such release, page or file
 */
export function findArtwork(release: Release | undefined, page: string, cacheDir: string): Artwork {
  const name = release?.catalogue.find((entry) => entry.path === page)?.img.src ?? '';
  const integrity = requireIntegrity(release?.web.files ?? {}, name);
  return { name, file: path.join(getWebFolder(cacheDir, release?.id ?? ''), name), integrity };
}

/** Lists the card pictures of all pages of a release. */
export function listArtworks({ catalogue }: Release): Set<string> {
  return new Set(catalogue.flatMap(({ path: page, img }) => (page === null ? [] : img.src)));
}
