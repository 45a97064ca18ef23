import fs from 'node:fs';
import path from 'node:path';
import { SiteError } from '@portfolio/contract';
import { SITE_INDEX_FILE, type SiteIndex } from '../../compose/site/siteIndex';

/**
 * Lists the pages of a composed site, and the page that is not found.
 *
 * @throws {SiteError} code `NOT_COMPOSED`
 */
export function listPaths(site: string): readonly string[] {
  const file = path.join(site, SITE_INDEX_FILE);
  if (!fs.existsSync(file))
    throw new SiteError(
      `Failed to take pictures: ${site} is not a composed site. Run "npm run compose", or name another folder with --site.`,
      'NOT_COMPOSED',
    );
  const { pages } = JSON.parse(fs.readFileSync(file, 'utf8')) as SiteIndex;
  return [...pages, '/404'];
}

/**
 * Asserts that a site has these pages, before a picture is taken.
 *
 * @throws {SiteError} code `NOT_COMPOSED`
 */
export function assertPaths(site: string, paths: readonly string[]): void {
  const known = new Set(listPaths(site));
  const missing = paths.filter((one) => !known.has(new URL(one, 'http://site').pathname));
  if (missing.length > 0)
    throw new SiteError(
      `Failed to take pictures: ${site} has no page ${missing.join(', ')}. Compose all remotes with "npm start", name another folder with --site, or correct the path.`,
      'NOT_COMPOSED',
    );
}
