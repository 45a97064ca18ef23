import fs from 'node:fs';
import path from 'node:path';
import { SITE_INDEX_FILE, type SiteIndex } from '../../../compose/site/siteIndex';
import { compressPage, getPageCompression } from '../../../compose/render/compressPage';
import { removeScripts } from './removeScripts';

/**
 * Writes the floor of a composed site: the same pages and pictures without scripts, cacheable, and compressed as those
 * of the site.
 *
 * @param site - the composed site, or a link to it
 * @param floor - output folder, which is replaced
 */
export async function writeFloor(site: string, floor: string): Promise<void> {
  fs.rmSync(floor, { recursive: true, force: true });
  // The site is a link to a composition: copying the link would modify the composition itself.
  fs.cpSync(fs.realpathSync(site), floor, {
    recursive: true,
    filter: (file) => !/\.(js|map|br|gz)$/.test(file),
  });
  const indexFile = path.join(floor, SITE_INDEX_FILE);
  const index = JSON.parse(fs.readFileSync(indexFile, 'utf8')) as SiteIndex;
  const compression = getPageCompression(index.pages.length);
  for (const name of fs.readdirSync(floor, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(floor, name);
    const page = Buffer.from(removeScripts(fs.readFileSync(file, 'utf8')));
    fs.writeFileSync(file, page);
    const [brotli, gzip] = await compressPage(page, compression);
    if (brotli !== null) fs.writeFileSync(`${file}.br`, brotli);
    if (gzip !== null) fs.writeFileSync(`${file}.gz`, gzip);
  }
  const headers = index.headers.map((rule) => ({ ...rule, headers: toFloorHeaders(rule) }));
  fs.writeFileSync(indexFile, JSON.stringify({ ...index, headers }));
}

const SCRIPT_SOURCES = /script-src [^;]*; /;

/**
 * Makes documents cacheable, so that repeat visits come from the browser's cache: the best that plain links can do.
 * Allows no scripts: a site without any does not send their hashes, some 4 KB, with each document.
 */
function toFloorHeaders({ path: rulePath, headers }: SiteIndex['headers'][number]): Record<string, string> {
  const { 'Integrity-Policy': _integrity, 'Content-Security-Policy': policy, ...others } = headers;
  return {
    ...others,
    ...(policy === undefined ? {} : { 'Content-Security-Policy': policy.replace(SCRIPT_SOURCES, '') }),
    ...(rulePath === '/*' ? { 'Cache-Control': 'public, max-age=3600' } : {}),
  };
}
