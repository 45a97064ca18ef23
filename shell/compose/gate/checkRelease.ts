import type { PinsFile, Release, ReleasePin } from '@portfolio/contract';
import { isReleaseFault, type Registry } from '@portfolio/registry';
import { fetchPinnedRemotes, fetchRemote, fetchWebFiles, type PinnedRemote } from '../release/fetchReleases';
import { renderPages } from '../prerender/renderPages';
import { getBaseUrl, toSiteRemote } from '../release/siteRemote';
import type { ShellPaths } from '../shell-build/paths';
import { type DocumentSource, loadShellRenderer, type ShellRenderer } from '../shell-build/shellBuild';
import {
  checkCompatibility,
  type Refusal,
  type Resolution,
  resolveSingletons,
} from '../release/compatibility';
import { checkExposedApi } from './exposedApi';
import { checkOwnCopies } from './ownCopies';
import { checkStyles } from './pageStyles';

interface GateOptions {
  paths: ShellPaths;
  registry: Registry;
  pins: PinsFile;
  id: string;
  pin: ReleasePin;
  /** The maintainer accepts that routes visitors can reach today disappear. */
  mayDropRoutes: boolean;
}

/** What the gate found. */
export interface GateReport {
  /** None where the release may be pinned. */
  refusals: readonly Refusal[];
  /** Which copy of each singleton will run. */
  resolution: readonly Resolution[];
  /** How many pages were rendered. */
  renderedCount: number;
}

/** Checks a release as the site would use it, before anything is written. */
export async function checkRelease(options: GateOptions): Promise<GateReport> {
  const { paths, registry, pins, id, mayDropRoutes } = options;
  const files = await readFiles(options);
  if (!Array.isArray(files)) return { refusals: [files.refusal], resolution: [], renderedCount: 0 };
  const [candidate] = files;
  const others = Object.fromEntries(Object.entries(pins.remotes).filter(([other]) => other !== id));
  const pinned = await fetchPinnedRemotes(registry, { ...pins, remotes: others }, paths.cache);
  const current = pins.remotes[id];
  const currentRelease =
    current === undefined ? null : (await fetchRemote(registry, id, current, paths.cache)).release;
  const renderer = loadShellRenderer(paths.dist);
  const { release } = candidate;

  const resolution = resolveSingletons(release, renderer);
  const refusals = [
    ...checkCompatibility(release, renderer),
    ...(await checkOwnCopies(release, registry)),
    ...(await checkStyles(release, registry)),
    ...checkConflicts(release, pinned),
    ...(currentRelease === null || mayDropRoutes ? [] : checkRoutes(release, currentRelease)),
    ...(currentRelease === null || mayDropRoutes ? [] : checkExposedApi(release, currentRelease)),
  ];
  // Rendering a release of another contract would only repeat the first refusal, less clearly.
  if (refusals.length > 0) return { refusals, resolution, renderedCount: 0 };
  const failures = await checkRender(candidate, pinned, renderer, options);
  return { refusals: failures, resolution, renderedCount: listRoutes(release).length };
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

/** Routes, and the ids of what the catalogue lists. */
function listClaims(release: Release): string[] {
  return [...listRoutes(release), ...release.catalogue.map(({ id }) => `catalogue id "${id}"`)];
}

function checkRoutes(release: Release, current: Release): Refusal[] {
  const kept = new Set(listRoutes(release).map((path) => path.toLowerCase()));
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

function checkConflicts(release: Release, pinned: readonly PinnedRemote[]): Refusal[] {
  const own = listClaims(release);
  return pinned.flatMap(({ release: other }) => {
    const taken = new Set(listClaims(other).map((claim) => claim.toLowerCase()));
    return own
      .filter((claim) => taken.has(claim.toLowerCase()))
      .map((claim): Refusal => ({
        check: 'conflicts',
        problem: `${claim} is claimed by ${release.id} and by ${other.id} ${other.version}.`,
        nextStep: 'Agree which remote owns it, and release the other one without it.',
      }));
  });
}

/** A document that names nothing: whether a page renders does not depend on it. */
const NO_FILES: DocumentSource = {
  siteUrl: '',
  shellId: '',
  rights: '',
  hasServiceWorker: true,
  scripts: [],
  preloads: [],
  stylesheets: [],
  data: null,
};

async function checkRender(
  candidate: PinnedRemote,
  pinned: readonly PinnedRemote[],
  renderer: ShellRenderer,
  { paths: { dist }, registry }: GateOptions,
): Promise<Refusal[]> {
  const all = [...pinned, candidate];
  const siteMap = renderer.createSiteMap(
    all.map(({ release }) => toSiteRemote(release, getBaseUrl(registry, release.id))),
  );
  const pages = listRoutes(candidate.release).map((path) => ({
    data: renderer.createPageData(siteMap, path),
    source: NO_FILES,
  }));
  try {
    const { id } = candidate.release;
    const baseUrl = getBaseUrl(registry, id);
    const { nodeFolder, release } = candidate;
    await renderPages(pages, {
      shell: { dist, renderer },
      remotes: [{ id, folder: nodeFolder, entry: release.node.entry, baseUrl }],
    });
    return [];
  } catch (error) {
    return [
      {
        check: 'render',
        problem: error instanceof Error ? error.message : String(error),
        nextStep:
          'Fix the page (while it is rendered it has no window, document, storage, file or network), and release again.',
      },
    ];
  }
}
