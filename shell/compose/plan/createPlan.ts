import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { PinsFile, Release } from '@portfolio/contract';
import { findPrevious, listOffered } from '../release/carriedReleases';
import { joinRights, listPageRights } from '../release/pageRights';
import { checkCompatibility } from '../release/compatibility';
import type { SiteReleases } from '../release/siteReleases';
import { toSiteRemote } from '../release/siteRemote';
import { type PlannedPicture, planPicture } from '../share-pictures/planPicture';
import { HOST_PLACEHOLDER } from '../shell-build/hostPlaceholder';
import type {
  CompositionFacts,
  DocumentSource,
  PageData,
  PolicySources,
  Shell,
  ShellRenderer,
  SiteMap,
} from '../shell-build/shellBuild';
import type { SiteIndex } from '../site/siteIndex';
import { COMPOSER_FORMAT, type CompositionSource, toCompositionId } from './compositionId';
import { describeComposition } from './describeComposition';
import { type PageDataFile, toPageDataFile } from './pageDataFile';
import { type ListPageFiles, listPageFiles } from './pageFiles';
import { type PinnedScripts, planPinnedScripts } from './pinnedScripts';

/** One page as planned, before it is rendered. */
export interface PlannedPage {
  data: PageData;
  /** Hash of the release that the page belongs to; empty for the shell's pages. */
  releaseHash: string;
  /** The files that its document names. */
  source: DocumentSource;
  /** Its data, if that is a separate file. */
  dataFile: PageDataFile | null;
  /** Its share picture. */
  picture: PlannedPicture | null;
}

/** Everything that is decided about a site before any of it is made. */
export interface SitePlan {
  id: string;
  source: CompositionSource;
  shell: Shell;
  releases: SiteReleases;
  siteMap: SiteMap;
  /** All pages; the last one is page-not-found. */
  pages: readonly PlannedPage[];
  /** The rules for servers and hosts. */
  index: SiteIndex;
  /** Facts about the site for its maintainers. */
  facts: CompositionFacts;
}

interface PlanOptions {
  shell: Shell;
  pins: PinsFile;
  releases: SiteReleases;
  /** Origin of canonical links; default the one in the shell's build. */
  siteUrl?: string | undefined;
  hasServiceWorker: boolean;
  /** Whether every release of the registry is offered. */
  hasAllReleases: boolean;
  /** Whether pages list the scripts that may run, for hosts that limit the length of headers. */
  hasPolicyInPages: boolean;
  /** Where load events are sent; by default they stay in the browser. */
  eventsUrl?: string | undefined;
  /** Returns the files a page needs; default the files of the shell and the pinned release. */
  listFiles?: ListPageFiles | undefined;
}

/** Plans a site: its pages, the files each of them names, redirects and headers. Same inputs, same plan. */
export function createPlan(options: PlanOptions): SitePlan {
  const {
    shell,
    pins,
    releases,
    hasServiceWorker,
    hasAllReleases,
    hasPolicyInPages,
    eventsUrl,
    listFiles = listPageFiles,
  } = options;
  const { renderer } = shell;
  const siteUrl = options.siteUrl ?? renderer.SITE.url;
  const releasesUrl = releases.registry.publicUrl ?? null;
  const source: CompositionSource = {
    format: COMPOSER_FORMAT,
    shell: shell.hash,
    remotes: pins.remotes,
    siteUrl,
    releasesUrl,
    hasServiceWorker,
    offered: listOffered(releases.carried, pins),
    hasAllReleases,
    hasPolicyInPages,
    ...(pins.revoked && { revoked: pins.revoked }),
    ...(eventsUrl !== undefined && { eventsUrl }),
  };
  const id = toCompositionId(source);
  const facts = describeComposition({
    compositionId: id,
    shellHash: shell.hash,
    siteUrl,
    releasesUrl,
    pins,
    releases,
    hasServiceWorker,
    hasAllReleases,
    renderer,
  });
  const siteMap = renderer.createSiteMap(
    releases.pinned.map(({ release }) =>
      toSiteRemote(
        release,
        releases.toBaseUrl(release.id),
        toFallback(findPrevious(releases.carried, pins, release.id), renderer),
      ),
    ),
    facts,
  );
  const pageRights = releases.pinned.flatMap(({ release }) => listPageRights(release));
  const scripts = planPinnedScripts(shell.build, releases.carried, hasPolicyInPages);
  const policy: PolicySources = {
    host: HOST_PLACEHOLDER,
    pages: pageRights,
    releasesUrl: releasesUrl ?? undefined,
    scripts: scripts.inHeader,
    eventsUrl,
    hasReports: true,
  };
  const staticPolicy = { ...policy, host: new URL(siteUrl).host, scripts: null, hasReports: false };
  const paths = renderer.listPaths(siteMap);
  const toPage = createPagePlanner(shell, releases, {
    siteUrl,
    hasServiceWorker,
    listFiles,
    scripts,
    revocations: toRevocationsId(pins),
    eventsUrl,
    rights: new Map([
      ...pageRights.map((rights) => [rights.path, renderer.toRightsText(rights)] as const),
      ...(pageRights.length === 0 ? [] : [[renderer.NOT_FOUND_PATH, renderer.NOT_FOUND_RIGHTS] as const]),
    ]),
  });
  return {
    id,
    source,
    shell,
    releases,
    siteMap,
    pages: [...paths, renderer.NOT_FOUND_PATH].map((path) => toPage(renderer.createPageData(siteMap, path))),
    index: {
      compositionId: id,
      pages: paths,
      redirects: Object.fromEntries(
        [...renderer.listRedirects(siteMap)].sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
      headers: renderer.createHeaderRules(policy),
      staticHeaders: {
        pages: renderer.createHeaderRules(staticPolicy),
        widest: renderer.createHeaderRules({ ...staticPolicy, pages: [joinRights(pageRights)] }),
      },
      devServers: renderer.createDevServerRules(policy),
    },
    facts,
  };
}

interface PlannerOptions {
  siteUrl: string;
  hasServiceWorker: boolean;
  listFiles: ListPageFiles;
  /** Identifies the list of revoked releases; empty if there are none. */
  revocations: string;
  eventsUrl: string | undefined;
  /** The rights of pages that may do more than others, by path. */
  rights: ReadonlyMap<string, string>;
  scripts: PinnedScripts;
}

/**
 * Identifies the list of revoked releases in pages: an open tab that gets a page with another id loads it as a
 * document.
 */
function toRevocationsId({ revoked = [] }: PinsFile): string {
  if (revoked.length === 0) return '';
  const list = revoked.map(({ id, version, integrity }) => [id, version, integrity]);
  return createHash('sha256').update(JSON.stringify(list)).digest('hex').slice(0, 8);
}

function createPagePlanner(shell: Shell, releases: SiteReleases, options: PlannerOptions) {
  const { siteUrl, hasServiceWorker, listFiles, revocations, eventsUrl, rights } = options;
  const hashes = new Map(releases.pinned.map(({ release, pin }) => [release.id, pin.integrity]));
  const texts = new Map<string, string>();
  const readStyle = (url: string): string => {
    const text = texts.get(url) ?? findShellText(shell, url) ?? releases.readText(url);
    texts.set(url, text);
    return text;
  };
  return (data: PageData): PlannedPage => {
    const { scripts, preloads, stylesheets } = listFiles(data, shell.build, releases.pinned);
    const remoteId = data.project?.remote.id;
    const picture = planPicture(data, shell.renderer, releases.findArtwork);
    const dataFile = toPageDataFile(shell.renderer.toBrowserData(data), shell.renderer.HASHED_FOLDERS.data);
    return {
      data,
      releaseHash: hashes.get(remoteId ?? '') ?? '',
      source: {
        siteUrl,
        shellId: shell.renderer.toShellId(shell.hash),
        ...(revocations !== '' && { revocations }),
        ...(eventsUrl !== undefined && { eventsUrl }),
        rights: [rights.get(data.path), options.scripts.toListId(remoteId)].filter(Boolean).join(' '),
        hasServiceWorker,
        scripts,
        preloads,
        stylesheets: stylesheets.map((file) => ({ ...file, text: readStyle(file.url) })),
        pinnedScripts: options.scripts.toListed(remoteId),
        data: dataFile === null ? null : { url: dataFile.url, integrity: dataFile.integrity },
        picture: picture?.url ?? null,
      },
      dataFile,
      picture,
    };
  };
}

/** The text of a style file, if it belongs to the shell. */
function findShellText({ dist, build }: Shell, url: string): string | undefined {
  return url.startsWith(build.baseUrl)
    ? fs.readFileSync(path.join(dist, 'web', url.slice(build.baseUrl.length)), 'utf8')
    : undefined;
}

/** A newer shell may be unable to run the release that was pinned before. */
function toFallback(release: Release | undefined, renderer: ShellRenderer): Release | null {
  return release !== undefined && checkCompatibility(release, renderer).length === 0 ? release : null;
}
