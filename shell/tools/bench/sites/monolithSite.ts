import path from 'node:path';
import { createFolderRegistry } from '@portfolio/registry';
import { compose } from '../../../compose/compose';
import { type ListPageFiles, toFileRef } from '../../../compose/plan/pageFiles';
import type { ShellPaths } from '../../../compose/shell-build/paths';
import { serveSite } from '../../../compose/host/server/siteServer';
import { BENCH_CACHE } from './benchPaths';
import type { BenchSite } from './BenchSite';
import { buildMonolith } from './monolithBuild';

/** In the monolith, a page needs the entry and its own chunk, whether it belongs to the shell or a remote. */
const listMonolithFiles: ListPageFiles = ({ page, project }, { baseUrl, files, entry, chunks }) => {
  const toRefs = (names: readonly string[] = []) => names.map(toFileRef(baseUrl, files));
  const chunk = chunks[project?.entry.component ?? page];
  return {
    scripts: toRefs(entry.js),
    preloads: toRefs(chunk?.js.filter((name) => !entry.js.includes(name))),
    stylesheets: toRefs(chunk?.css),
  };
};

/** Builds the same pages as one webpack application, prerenders them with the same composer, and serves them. */
export async function startMonolithSite(ours: ShellPaths & { registry: string }): Promise<BenchSite> {
  const folder = path.join(BENCH_CACHE, 'monolith');
  const dist = path.join(folder, 'dist');
  await buildMonolith(dist);
  const site = path.join(folder, 'site');
  await compose({
    paths: { ...ours, dist, site, cache: path.join(folder, 'cache') },
    registry: createFolderRegistry(ours.registry),
    listFiles: listMonolithFiles,
  });
  const server = await serveSite({ site, port: 0 });
  return {
    ...server,
    name: 'monolith',
    title: 'one webpack application of the same sources, prerendered by the same composer',
    hasControls: true,
  };
}
