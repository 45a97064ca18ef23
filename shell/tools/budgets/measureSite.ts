import fs from 'node:fs';
import path from 'node:path';
import { SiteError } from '@portfolio/contract';
import { SITE_INDEX_FILE, type SiteIndex } from '../../compose/site/siteIndex';
import type { KnownSizes } from './checkBudgets';
import { type MeasuredPage, measurePage } from './measurePage';

/** The recorded sizes that the check compares with. */
export const SIZES_FILE = path.join(__dirname, 'sizes.json');

/**
 * Measures every page of a composed site.
 *
 * @param site - its folder
 * @throws {SiteError} code `NOT_COMPOSED`
 */
export function measureSite(site: string): MeasuredPage[] {
  const file = path.join(site, SITE_INDEX_FILE);
  if (!fs.existsSync(file))
    throw new SiteError(
      `Failed to measure ${site}: it is not a composed site. Run "npm run compose" first, or name the folder of a composed site.`,
      'NOT_COMPOSED',
    );
  const { pages } = JSON.parse(fs.readFileSync(file, 'utf8')) as SiteIndex;
  return pages.map((page) => measurePage(site, page));
}

/** The sizes of all files of these pages, in bytes, by name. */
export function toSizes(pages: readonly MeasuredPage[]): KnownSizes {
  const sizes = pages.flatMap(({ files }) => files).map(({ name, bytes }) => [name, bytes] as const);
  return Object.fromEntries(sizes.sort(([a], [b]) => (a < b ? -1 : 1)));
}
