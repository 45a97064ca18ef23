import fs from 'node:fs';
import path from 'node:path';
import { compressFiles } from '../../../compose/write/compressFiles';
import { SITE_INDEX_FILE, type SiteIndex } from '../../../compose/site/siteIndex';
import { serveSite } from '../../../compose/host/server/siteServer';
import { BENCH_CACHE } from './benchPaths';
import type { BenchSite } from './BenchSite';
import { removeScripts } from './removeScripts';

/** Makes the floor of a composed site: the same pages and pictures without scripts, and serves it. */
export async function startFloorSite(site: string): Promise<BenchSite> {
  const floor = path.join(BENCH_CACHE, 'floor/site');
  fs.rmSync(floor, { recursive: true, force: true });
  fs.cpSync(site, floor, { recursive: true, filter: (file) => !/\.(js|map|br|gz)$/.test(file) });
  for (const name of fs.readdirSync(floor, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(floor, name);
    fs.writeFileSync(file, removeScripts(fs.readFileSync(file, 'utf8')));
  }
  keepDocuments(path.join(floor, SITE_INDEX_FILE));
  await compressFiles(floor, path.join(BENCH_CACHE, 'floor/cache'));
  const server = await serveSite({ site: floor, port: 0 });
  return {
    ...server,
    name: 'floor',
    title: 'static documents: the same HTML and pictures without scripts, kept by the browser for an hour',
    hasControls: false,
  };
}

/** Documents come from the browser's cache when they are visited again, which is the best that plain links can do. */
function keepDocuments(indexFile: string): void {
  const index = JSON.parse(fs.readFileSync(indexFile, 'utf8')) as SiteIndex;
  const headers = index.headers.map((rule) =>
    rule.path === '/*'
      ? { ...rule, headers: { ...rule.headers, 'Cache-Control': 'public, max-age=3600' } }
      : rule,
  );
  fs.writeFileSync(indexFile, JSON.stringify({ ...index, headers }));
}
