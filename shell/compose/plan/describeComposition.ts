import type { PinsFile, Release } from '@portfolio/contract';
import type { FoundRelease } from '@portfolio/registry';
import { checkCompatibility, resolveSingletons } from '../release/compatibility';
import type { SiteReleases } from '../release/siteReleases';
import { toReleaseRef } from '../release/siteRemote';
import type { ComposedRemote, CompositionFacts, ShellRenderer } from '../shell-build/shellBuild';

interface CompositionParts {
  compositionId: string;
  shellHash: string;
  siteUrl: string;
  releasesUrl: string | null;
  hasServiceWorker: boolean;
  pins: PinsFile;
  /** Of the carried releases, those that the shell can run are offered. */
  releases: Pick<SiteReleases, 'pinned' | 'carried' | 'toBaseUrl'>;
  hasAllReleases: boolean;
  renderer: ShellRenderer;
}

/** Describes a composition for its maintainers. Same parts, same facts. */
export function describeComposition({ releases, renderer, ...facts }: CompositionParts): CompositionFacts {
  const { pinned, carried, toBaseUrl } = releases;
  return {
    schema: 1,
    contract: renderer.CONTRACT_VERSION,
    ...facts,
    remotes: pinned.map(({ release }) =>
      describeRemote(release, toBaseUrl(release.id), carried.get(release.id) ?? [], renderer),
    ),
  };
}

function describeRemote(
  release: Release,
  baseUrl: string,
  carried: readonly FoundRelease[],
  renderer: ShellRenderer,
): ComposedRemote {
  const { id, container, catalogue } = release;
  return {
    id,
    container,
    baseUrl,
    sizes: {
      jsBytes: sumBytes(release, '.js'),
      cssBytes: sumBytes(release, '.css'),
      totalBytes: sumBytes(release, ''),
    },
    singletons: resolveSingletons(release, renderer).map(({ singleton, range, version }) => ({
      name: singleton,
      range,
      version,
    })),
    paths: catalogue.flatMap(({ path }) => path ?? []),
    // A newer shell may be unable to run a release that was pinned before.
    releases: carried
      .filter(({ release: offered }) => checkCompatibility(offered, renderer).length === 0)
      .map(({ release: offered, pin }) => ({ ...toReleaseRef(offered, baseUrl), integrity: pin.integrity })),
  };
}

function sumBytes({ web }: Release, extension: string): number {
  return Object.entries(web.files)
    .filter(([file]) => file.endsWith(extension))
    .reduce((sum, [, { bytes }]) => sum + bytes, 0);
}
