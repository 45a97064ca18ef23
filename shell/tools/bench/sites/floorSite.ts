import path from 'node:path';
import { serveSite } from '../../../compose/host/server/siteServer';
import { compressFiles } from '../../../compose/write/compressFiles';
import { BENCH_CACHE } from './benchPaths';
import type { BenchSite } from './BenchSite';
import { writeFloor } from './writeFloor';

/** Makes the floor of a composed site, and serves it in the same way as the site. */
export async function startFloorSite(site: string): Promise<BenchSite> {
  const floor = path.join(BENCH_CACHE, 'floor/site');
  await writeFloor(site, floor);
  // Everything but the pages, which have their copies.
  await compressFiles(floor, path.join(BENCH_CACHE, 'floor/cache'));
  const server = await serveSite({ site: floor, port: 0 });
  return {
    ...server,
    name: 'floor',
    title:
      'static documents: the same HTML and pictures without scripts and their hashes, kept by the browser for an hour',
    hasControls: false,
  };
}
