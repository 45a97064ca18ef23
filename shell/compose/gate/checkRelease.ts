import { type PinsFile, type Release, type ReleasePin, SiteError } from '@portfolio/contract';
import { isReleaseFault, type Registry } from '@portfolio/registry';
import { fetchRemote, fetchIntactRemotes, fetchWebFiles, type PinnedRemote } from '../release/fetchRemotes';
import { renderPages } from '../prerender/renderPages';
import { getBaseUrl, toSiteRemote } from '../release/siteRemote';
import type { ShellPaths } from '../shell-build/paths';
import {
  type DocumentSource,
  loadShellRenderer,
  type PageData,
  type ShellRenderer,
} from '../shell-build/shellBuild';
import {
  findOlderContract,
  type Refusal,
  type Resolution,
  resolveSingletons,
} from '../release/compatibility';
import { checkRevoked } from '../release/revoked';
import { readTeams } from '../release/teams';
import { checkPins } from './checkPins';
import { listReleaseAddresses } from './claims';
import { checkExposedApi } from './exposedApi';
import { drawPictures } from '../share-pictures/drawPictures';
import { planPicture } from '../share-pictures/planPicture';
import { findArtwork } from '../release/findArtwork';

interface GateOptions {
  paths: ShellPaths;
  registry: Registry;
  pins: PinsFile;
  id: string;
  pin: ReleasePin;
  /** Whether the maintainer accepts that routes that visitors can reach today disappear. */
  mayDropRoutes: boolean;
}

/** The findings of the gate. */
export interface GateReport {
  /** Empty if the release may be pinned. */
  refusals: readonly Refusal[];
  /** Which copy of each singleton will run. */
  resolution: readonly Resolution[];
  /** Number of pages that were rendered. */
  renderedCount: number;
  /** Faults of other pins, which were therefore not compared; one sentence each. */
  warnings: readonly string[];
}

/**
 * Checks a release as the site would use it, before anything is written. Other pins that cannot be read only cause a
 * warning: otherwise two broken pins would each block the replacement of the other.
 */
export async function checkRelease(options: GateOptions): Promise<GateReport> {
  const { paths, registry, pins, id, mayDropRoutes } = options;
  const revoked = checkRevoked(pins, id, options.pin);
  if (revoked.length > 0) return { refusals: revoked, resolution: [], renderedCount: 0, warnings: [] };
  const files = await readFiles(options);
  if (!Array.isArray(files))
    return { refusals: [files.refusal], resolution: [], renderedCount: 0, warnings: [] };
  const [candidate] = files;
  const warnings: string[] = [];
  const pinned = await fetchIntactRemotes(registry, pins.remotes, paths.cache, (warning) =>
    warnings.push(`${warning} It was not compared with ${candidate.release.version}.`),
  );
  const others = pinned.filter(({ release }) => release.id !== id);
  const current = pinned.find(({ release }) => release.id === id)?.release;
  const renderer = loadShellRenderer(paths.dist);
  const { release } = candidate;

  const older = findOlderContract(release, renderer);
  if (older !== undefined)
    warnings.push(
      `[${id}] ${release.version} was built against contract ${release.contract}; this shell has ${renderer.CONTRACT_VERSION}, and accepts new pins for the older one until ${older.until}.`,
    );

  const resolution = resolveSingletons(release, renderer);
  const refusals = [
    ...(await checkPins({
      renderer,
      registry,
      cacheDir: paths.cache,
      releases: [...others, candidate],
      remoteId: id,
      teams: readTeams(paths.pins),
      isNew: pins.remotes[id]?.integrity !== options.pin.integrity,
    })),
    ...(current === undefined || mayDropRoutes ? [] : checkRoutes(release, current)),
    ...(current === undefined ? [] : checkExposedApi(release, current, mayDropRoutes)),
  ];
  // Rendering a release of another contract would only repeat the first refusal, less clearly.
  if (refusals.length > 0) return { refusals, resolution, renderedCount: 0, warnings };
  const siteMap = renderer.createSiteMap(
    [...others, candidate].map((one) => toSiteRemote(one.release, getBaseUrl(registry, one.release.id))),
  );
  const pages = listRoutes(release).map((path) => renderer.createPageData(siteMap, path));
  const failures = [
    ...(await checkRender(candidate, pages, renderer, options)),
    ...(await checkPictures(candidate, pages, renderer, options)),
  ];
  return { refusals: failures, resolution, renderedCount: pages.length, warnings };
}

async function readFiles({
  registry,
  id,
  pin,
  paths,
}: GateOptions): Promise<[PinnedRemote] | { refusal: Refusal }> {
  try {
    const candidate = await fetchRemote(registry, id, pin, paths.cache);
    await fetchWebFiles(registry, candidate.release, paths.cache);
    return [candidate];
  } catch (error) {
    if (!isReleaseFault(error)) throw error;
    return {
      refusal: {
        check: 'hashes',
        problem: error.message,
        nextStep: `Publish ${id} again under a higher version.`,
      },
    };
  }
}

function listRoutes({ catalogue }: Release): string[] {
  return catalogue.flatMap(({ path }) => (path === null ? [] : [path]));
}

/**
 * Refuses a release that drops pages of the pinned one. A page that has moved counts as kept if its old address
 * redirects to it.
 */
function checkRoutes(release: Release, current: Release): Refusal[] {
  const kept = listReleaseAddresses(release);
  const dropped = listRoutes(current).filter((path) => !kept.has(path.toLowerCase()));
  if (dropped.length === 0) return [];
  return [
    {
      check: 'routes',
      problem: `${release.id} ${release.version} drops ${dropped.join(', ')}, which visitors can reach today with ${current.version}.`,
      nextStep: 'Bring the pages back, or pin with --allow-dropped-routes.',
    },
  ];
}

/** A document that names no files: whether a page renders does not depend on them. */
const NO_FILES: DocumentSource = {
  siteUrl: '',
  shellId: '',
  rights: '',
  hasServiceWorker: true,
  scripts: [],
  preloads: [],
  stylesheets: [],
  pinnedScripts: null,
  data: null,
  picture: null,
};

async function checkRender(
  { release: { id, node }, nodeFolder }: PinnedRemote,
  pages: readonly PageData[],
  renderer: ShellRenderer,
  { paths: { dist }, registry }: GateOptions,
): Promise<Refusal[]> {
  try {
    await renderPages(
      pages.map((data) => ({ data, source: NO_FILES })),
      {
        shell: { dist, renderer },
        remotes: [{ id, folder: nodeFolder, entry: node.entry, baseUrl: getBaseUrl(registry, id) }],
      },
    );
    return [];
  } catch (error) {
    // Any other error is a fault of the shell, not of the release.
    if (!(error instanceof SiteError)) throw error;
    return [
      {
        check: 'render',
        problem: error.message,
        nextStep:
          'Fix the page (while it is rendered it has no window, document, storage, file or network), and release again.',
      },
    ];
  }
}

/** Draws the share picture of every page, as composing will: a failure is the fault of the release's artwork. */
async function checkPictures(
  { release }: PinnedRemote,
  pages: readonly PageData[],
  renderer: ShellRenderer,
  { paths: { dist, cache } }: GateOptions,
): Promise<Refusal[]> {
  const pictures = pages.flatMap(
    (data) => planPicture(data, renderer, () => findArtwork(release, data.path, cache)) ?? [],
  );
  try {
    await drawPictures(pictures, { shell: { dist, renderer }, cacheDir: cache });
    return [];
  } catch (error) {
    // Only what a release's artwork causes is a SiteError.
    if (!(error instanceof SiteError)) throw error;
    return [
      {
        check: 'pictures',
        problem: error.message,
        nextStep: 'Correct these card pictures, and release again.',
      },
    ];
  }
}
