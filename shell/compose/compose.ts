import type { ReleaseFileInfo } from '@portfolio/contract';
import { openRegistry, type Registry } from '@portfolio/registry';
import { assertPins } from './gate/checkPins';
import { checkPublisher, withoutUntrusted } from './gate/publisher';
import type { CarriedOver } from './history/carryOver';
import { keepHistory } from './history/keepHistory';
import { addStaticHostFiles } from './host/staticHost';
import { writeNginx } from './host/writeHosting';
import { withLock } from './lock/withLock';
import { readComposablePins } from './pin/readComposablePins';
import { readEventsUrl } from './plan/eventsUrl';
import { readSiteUrl } from './plan/siteUrl';
import { createPlan, type SitePlan } from './plan/createPlan';
import { type ListPageFiles } from './plan/pageFiles';
import { isServiceWorkerOn } from './plan/serviceWorkerSetting';
import type { OfferedReleases } from './release/carriedReleases';
import { fetchSiteReleases } from './release/siteReleases';
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
  /** Pages that this run rendered; the others were cached. */
  renderedCount: number;
  /** Every file of the site by name, without compressed copies and files of earlier compositions. */
  files: ReadonlyMap<string, ReleaseFileInfo>;
  /** Files that the site keeps for tabs of earlier compositions. */
  carriedOver: CarriedOver | null;
  /** Faults in the registry that affect no page of this site, and fallbacks that were left out, one sentence each. */
  warnings: readonly string[];
}

interface ComposeOptions {
  paths: ShellPaths;
  registry?: Registry;
  /** Origin of canonical links; default `SITE_URL`, or the origin in the shell's build. */
  siteUrl?: string | undefined;
  /** Carries every release of the registry, to be tried as an override; default only the releases that pins name. */
  hasAllReleases?: boolean;
  /** Exactly the releases to carry in addition to those that pins name; default all or none of the others. */
  offered?: OfferedReleases;
  /** Returns the files a page needs; default the files of the shell and the pinned release. */
  listFiles?: ListPageFiles;
  /** Whether the composition is recorded in the registry and keeps files of earlier ones; default true. */
  hasHistory?: boolean;
  /** Whether composing fails for pins that the gate would refuse; default true. */
  isGated?: boolean;
  /** Where load events are sent, empty to disable; default: the setting `PORTFOLIO_EVENTS_URL`. */
  eventsUrl?: string | undefined;
  /** Default: the setting `PORTFOLIO_SERVICE_WORKER`. */
  hasServiceWorker?: boolean;
  /** Whether pages list the scripts that may run, for hosts that limit the length of headers; default false. */
  hasPolicyInPages?: boolean;
  /** Called with a sentence when it waits for another process; default prints it. */
  log?: (line: string) => void;
}

/** Milliseconds to wait for another process that composes the same site. */
const WAIT_MS = 120_000;

/**
 * Composes the site: shell build and pins become a folder of static files that any web server can serve. It replaces
 * the live site in one step when everything is ready; if anything fails, the site is unchanged. Same inputs, same
 * bytes.
 *
 * @throws {SiteError} if the shell is not built, a pin cannot be verified or was revoked, the gate refuses one or a
 *   page does not render; code `LOCKED` if another process is composing for too long, `DISK_FULL` if there is no space
 *   left
 */
export async function compose(options: ComposeOptions): Promise<Composition> {
  const { paths, log = console.error } = options;
  const lock = { waitMs: WAIT_MS, log };
  try {
    return await withLock(paths.cache, () => withLock(paths.site, () => composeLocked(options), lock), lock);
  } catch (error) {
    throw toSpaceFault(error, paths.site, null);
  }
}

async function composeLocked({
  paths,
  registry = openRegistry(paths.root),
  siteUrl = readSiteUrl(),
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
  const teams = readTeams(paths.pins);
  const { pins, warnings } = await withoutUntrusted(readComposablePins(paths.pins), { registry, teams });
  let plan: SitePlan | null = null;
  try {
    const releases = await fetchSiteReleases({
      registry,
      pins,
      cacheDir: paths.cache,
      offered: offered ?? (hasAllReleases ? 'all' : {}),
      // The same check as for a new pin: in the browser that tries it, an offered release runs like a pinned one.
      async findOfferFault(found) {
        const [refusal] = await checkPublisher(found, { registry, teams, isNew: true });
        return refusal?.problem;
      },
    });
    if (isGated) {
      const { renderer } = shell;
      await assertPins({ renderer, registry, cacheDir: paths.cache, releases: releases.pinned, teams });
    }
    plan = createPlan({
      ...{ shell, pins, releases, siteUrl, hasServiceWorker, hasAllReleases, hasPolicyInPages, listFiles },
      eventsUrl: readEventsUrl(eventsUrl),
    });
    const made = await makeSite(plan, paths, hasHistory);
    return { ...made, warnings: [...warnings, ...made.warnings] };
  } catch (error) {
    throw toSpaceFault(error, paths.site, plan === null ? null : countFileBytes(plan));
  }
}

/** Renders and writes a planned site, then makes it the live one. */
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
    // Before the swap: garbage collection keeps the files of a composition only once it is logged.
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

/** The size of all files that a site takes over unchanged: a lower bound for the space it needs. */
function countFileBytes({ shell: { build }, releases: { carried, registry } }: SitePlan): number {
  const releases = registry.publicUrl === undefined ? [...carried.values()].flat() : [];
  const builds = [build.files, build.public, ...releases.map(({ release }) => release.web.files)];
  return builds.flatMap((files) => Object.values(files)).reduce((sum, { bytes }) => sum + bytes, 0);
}
