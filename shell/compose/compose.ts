import type { ReleaseFileInfo } from '@portfolio/contract';
import { openRegistry, type Registry } from '@portfolio/registry';
import type { CarriedOver } from './history/carryOver';
import { keepHistory } from './history/keepHistory';
import { addStaticHostFiles } from './host/staticHost';
import { writeNginx } from './host/writeHosting';
import { readComposablePins } from './pin/readComposablePins';
import { createPlan } from './plan/createPlan';
import { type ListPageFiles } from './plan/pageFiles';
import { isServiceWorkerOn } from './plan/serviceWorkerSetting';
import type { OfferedReleases } from './release/carriedReleases';
import { fetchReleases } from './release/siteReleases';
import { renderSite } from './render/renderSite';
import type { ShellPaths } from './shell-build/paths';
import { openShell } from './shell-build/shellBuild';
import { compressFiles } from './write/compressFiles';
import { replaceSite } from './write/siteFiles';
import { writeSite } from './write/writeSite';

/** A composed site. */
export interface Composition {
  id: string;
  pageCount: number;
  /** Pages that this run rendered; the others had not changed. */
  renderedCount: number;
  /** Every file of the site by name; compressed copies and files of earlier compositions are not among them. */
  files: ReadonlyMap<string, ReleaseFileInfo>;
  /** What the site keeps for tabs that are older than it. */
  carriedOver: CarriedOver | null;
}

interface ComposeOptions {
  paths: ShellPaths;
  registry?: Registry;
  /** Origin of canonical links; default `SITE_URL` or the one of the shell's build. */
  siteUrl?: string | undefined;
  /** Carries every release of the registry, to be tried as an override; default only those that pins name. */
  hasAllReleases?: boolean;
  /** Exactly the releases to carry beside those that pins name; default all or none of the others. */
  offered?: OfferedReleases;
  /** Says which files a page needs; default those of shell and pinned release. */
  listFiles?: ListPageFiles;
  /** Whether it is recorded in the registry and keeps files of those before it; default true. */
  hasHistory?: boolean;
  /** Default: as `PORTFOLIO_SERVICE_WORKER` says. */
  hasServiceWorker?: boolean;
}

/**
 * Composes the site: shell build and pins become a folder of static files that any web server can serve. The folder
 * is replaced when everything is ready. Same inputs, same bytes.
 *
 * @throws {SiteError} where the shell is not built, a pin cannot be verified or was revoked, or a page does not render
 */
export async function compose({
  paths,
  registry = openRegistry(paths.root),
  siteUrl = process.env['SITE_URL'],
  hasAllReleases = false,
  offered,
  listFiles,
  hasHistory = true,
  hasServiceWorker = isServiceWorkerOn(),
}: ComposeOptions): Promise<Composition> {
  const shell = openShell(paths.dist);
  const pins = readComposablePins(paths.pins);
  const releases = await fetchReleases({
    registry,
    pins,
    cacheDir: paths.cache,
    offered: offered ?? (hasAllReleases ? 'all' : {}),
  });

  const plan = createPlan({ shell, pins, releases, siteUrl, hasServiceWorker, hasAllReleases, listFiles });
  const pages = await renderSite(plan, paths.cache);
  const site = writeSite(plan, pages, `${paths.site}.draft`);
  addStaticHostFiles(site);

  const carriedOver = hasHistory ? await keepHistory(plan, site) : null;
  await compressFiles(site.folder, paths.cache, site.files);
  replaceSite(site.folder, paths.site);
  writeNginx(paths.site, site.index);
  return {
    id: plan.id,
    pageCount: plan.pages.length,
    renderedCount: pages.renderedCount,
    files: site.files,
    carriedOver,
  };
}
