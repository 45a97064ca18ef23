import type { ReleaseFileInfo } from '@portfolio/contract';
import { openRegistry, type Registry } from '@portfolio/registry';
import { assertPins } from './gate/checkPins';
import type { CarriedOver } from './history/carryOver';
import { keepHistory } from './history/keepHistory';
import { addStaticHostFiles } from './host/staticHost';
import { writeNginx } from './host/writeHosting';
import { withLock } from './lock/withLock';
import { readComposablePins } from './pin/readComposablePins';
import { readEventsUrl } from './plan/eventsUrl';
import { createPlan, type SitePlan } from './plan/createPlan';
import { type ListPageFiles } from './plan/pageFiles';
import { isServiceWorkerOn } from './plan/serviceWorkerSetting';
import type { OfferedReleases } from './release/carriedReleases';
import { fetchReleases } from './release/siteReleases';
import { readTeams } from './release/teams';
import { drawSite } from './render/drawSite';
import { renderSite } from './render/renderSite';
import type { ShellPaths } from './shell-build/paths';
import { openShell } from './shell-build/shellBuild';
import { findLive } from './site/sitePlace';
import { compressFiles } from './write/compressFiles';
import { sealSite } from './write/sealSite';
import { toSpaceFault } from './write/spaceFault';
import { createDraft, removeDraft, swapSite } from './write/swapSite';
import { writeSite } from './write/writeSite';

/** A composed site. */
export interface Composition {
  id: string;
  pageCount: number;
  /** Pages that this run rendered; the others had not changed. */
  renderedCount: number;
  /** Every file of the site by name; compressed copies and files of earlier compositions are not among them. */
  files: ReadonlyMap<string, ReleaseFileInfo>;
  /** Files that the site keeps for tabs that are older than it. */
  carriedOver: CarriedOver | null;
  /** Faults in the registry that affect no page of this site, one sentence each. */
  warnings: readonly string[];
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
  /** Whether pins that the gate would refuse are refused; default true. */
  isGated?: boolean;
  /** Where events of loads are sent, empty for nowhere; default as `PORTFOLIO_EVENTS_URL` says. */
  eventsUrl?: string | undefined;
  /** Default: as `PORTFOLIO_SERVICE_WORKER` says. */
  hasServiceWorker?: boolean;
  /** Whether pages name the scripts that may run, for hosts whose headers are short; default false. */
  hasPolicyInPages?: boolean;
  /** Gets a sentence where another process is waited for; default prints it. */
  log?: (line: string) => void;
}

/** Milliseconds to wait for another process that composes the same site. */
const WAIT_MS = 120_000;

/**
 * Composes the site: shell build and pins become a folder of static files that any web server can serve. It takes the
 * place of the site in one step when everything is ready; whatever fails, the site is as it was. Same inputs, same bytes.
 *
 * @throws {SiteError} where the shell is not built, a pin cannot be verified or was revoked, the gate refuses one or a
 *   page does not render; code `LOCKED` where another process is composing for too long, `DISK_FULL` where there is no space
 */
export async function compose(options: ComposeOptions): Promise<Composition> {
  const { paths, log = console.error } = options;
  const lock = { waitMs: WAIT_MS, log };
  try {
    return await withLock(paths.cache, () => withLock(paths.site, () => composeAlone(options), lock), lock);
  } catch (error) {
    throw toSpaceFault(error, paths.site, null);
  }
}

async function composeAlone({
  paths,
  registry = openRegistry(paths.root),
  siteUrl = process.env['SITE_URL'],
  hasAllReleases = false,
  offered,
  listFiles,
  hasHistory = true,
  isGated = true,
  eventsUrl,
  hasServiceWorker = isServiceWorkerOn(),
  hasPolicyInPages = false,
}: ComposeOptions): Promise<Composition> {
  const shell = openShell(paths.dist);
  const pins = readComposablePins(paths.pins);
  let plan: SitePlan | null = null;
  try {
    const releases = await fetchReleases({
      registry,
      pins,
      cacheDir: paths.cache,
      offered: offered ?? (hasAllReleases ? 'all' : {}),
    });
    if (isGated) {
      const { renderer } = shell;
      const teams = readTeams(paths.pins);
      await assertPins({ renderer, registry, cacheDir: paths.cache, releases: releases.pinned, teams });
    }
    plan = createPlan({
      ...{ shell, pins, releases, siteUrl, hasServiceWorker, hasAllReleases, hasPolicyInPages, listFiles },
      eventsUrl: readEventsUrl(eventsUrl),
    });
    return await makeSite(plan, paths, hasHistory);
  } catch (error) {
    throw toSpaceFault(error, paths.site, plan === null ? null : countFileBytes(plan));
  }
}

/** Renders and writes what is planned, then puts it in the place of the site. */
async function makeSite(plan: SitePlan, paths: ShellPaths, hasHistory: boolean): Promise<Composition> {
  const pages = await renderSite(plan, paths.cache);
  const pictures = await drawSite(plan, paths.cache);
  const draft = createDraft(paths.site, plan.id);
  try {
    const site = writeSite(plan, pages, pictures, draft.site);
    addStaticHostFiles(site);
    writeNginx(draft, site.index);
    const history = hasHistory ? await keepHistory(plan, site) : null;
    await compressFiles(site.folder, paths.cache, site.files);
    await sealSite({ draft, site, live: findLive(paths.site), cacheDir: paths.cache });
    await history?.log();
    swapSite(draft, paths.site);
    return {
      id: plan.id,
      pageCount: plan.pages.length,
      renderedCount: pages.renderedCount,
      files: site.files,
      carriedOver: history?.carriedOver ?? null,
      warnings: plan.releases.warnings,
    };
  } catch (error) {
    removeDraft(draft, paths.site);
    throw error;
  }
}

/** The size of all files that a site takes as they are: more than this it needs in any case. */
function countFileBytes({ shell: { build }, releases: { carried, registry } }: SitePlan): number {
  const releases = registry.publicUrl === undefined ? [...carried.values()].flat() : [];
  const builds = [build.files, build.public, ...releases.map(({ release }) => release.web.files)];
  return builds.flatMap((files) => Object.values(files)).reduce((sum, { bytes }) => sum + bytes, 0);
}
