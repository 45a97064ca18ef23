import fs from 'node:fs';
import path from 'node:path';
import { createFolderRegistry } from '@portfolio/registry';
import { assembleSite } from '../../../compose/assembleSite';
import { SHELL_PATHS, type ShellPaths } from '../../../compose/shell-build/paths';
import { SITE_INDEX_FILE, type SiteIndex } from '../../../compose/site/siteIndex';
import { serveSite } from '../../../compose/host/server/siteServer';
import { BENCH_CACHE } from './benchPaths';
import { type BenchSite, OWN_SITE } from './BenchSite';

const FOLDER = path.join(BENCH_CACHE, 'portfolio');

/** Registry, pins and site of the benchmark: the pins for visitors are not changed. */
export const BENCH_PATHS: ShellPaths & { registry: string } = {
  ...SHELL_PATHS,
  pins: path.join(FOLDER, 'pins.json'),
  site: path.join(FOLDER, 'site'),
  cache: path.join(FOLDER, 'cache'),
  registry: path.join(FOLDER, 'registry'),
};

let assembling: Promise<unknown> | undefined;

/** Builds what has changed, composes this repository's site and serves it: all parts of a run measure the same site. */
export async function startPortfolioSite(log: (line: string) => void): Promise<BenchSite> {
  const registry = createFolderRegistry(BENCH_PATHS.registry);
  await (assembling ??= assembleSite({ paths: BENCH_PATHS, registry, log }));
  const server = await serveSite({ site: BENCH_PATHS.site, port: 0 });
  return {
    ...server,
    name: OWN_SITE,
    title: 'this site: a shell and its pinned remotes',
    hasControls: true,
  };
}

/** Lists the paths of all pages of the composed site. */
export function listPages(): readonly string[] {
  const file = path.join(BENCH_PATHS.site, SITE_INDEX_FILE);
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as SiteIndex).pages;
}
