import { CONTRACT_VERSION, type PinsFile, type Release } from '@portfolio/contract';
import type { FoundRelease } from '@portfolio/registry';
import type { ComposedRemote, CompositionFacts } from '../../src/composition/compositionFacts';
import { checkCompatibility, resolveSingletons } from '../pins/compatibility';
import type { ShellRenderer } from '../shellBuild';
import { toReleaseRef } from './siteRemote';

interface CompositionParts {
  compositionId: string;
  shellHash: string;
  siteUrl: string;
  releasesUrl: string | null;
  hasServiceWorker: boolean;
  pins: PinsFile;
  /** The pinned releases. */
  pinned: readonly Release[];
  /** By remote: every release whose files the site carries, newest first; those that the shell can run are offered. */
  carried: ReadonlyMap<string, readonly FoundRelease[]>;
  hasAllReleases: boolean;
  /** From a remote's id to the URL of its files. */
  toBaseUrl: (remoteId: string) => string;
  renderer: ShellRenderer;
}

/** Describes a composition for its maintainers. Same parts, same facts. */
export function describeComposition({
  pinned,
  carried,
  renderer,
  toBaseUrl,
  ...facts
}: CompositionParts): CompositionFacts {
  return {
    schema: 1,
    contract: CONTRACT_VERSION,
    ...facts,
    remotes: pinned.map((release) =>
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
    // A shell that has moved on may no longer be able to run what was pinned before.
    releases: carried
      .filter(({ release: offered }) => checkCompatibility(offered, renderer).length === 0)
      .map(({ release: offered, pin }) => ({ ...toReleaseRef(offered, baseUrl), integrity: pin.integrity })),
  };
}

function sumBytes({ web }: Release, ending: string): number {
  return Object.entries(web.files)
    .filter(([file]) => file.endsWith(ending))
    .reduce((sum, [, { bytes }]) => sum + bytes, 0);
}
