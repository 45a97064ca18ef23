import type { PinsFile } from '@portfolio/contract';
import type { ReleaseRef, RemoteRef } from './releaseRef';

/** URL of the facts in the composed site. */
export const COMPOSITION_URL = '/composition.json';

/** With this header, and this value, a server allows a maintainer to use dev servers on the same machine. */
export const DEV_SERVERS_HEADER = 'Portfolio-Dev-Servers';
export const DEV_SERVERS_ALLOWED = 'allowed';

/** A release whose files this site carries, so that a browser can try it. */
export interface OfferedRelease extends ReleaseRef {
  /** Hash of its release file, which hashes all the rest. */
  integrity: string;
}

/** One remote as it was composed. */
export interface ComposedRemote extends Pick<RemoteRef, 'id' | 'container' | 'baseUrl'> {
  /** Of the pinned release's browser files, uncompressed. */
  sizes: { jsBytes: number; cssBytes: number; totalBytes: number };
  singletons: readonly {
    name: string;
    /** What the pinned release asks for, as a semver range. */
    range: string;
    /** What the shell provides: the only copy there is. */
    version: string;
  }[];
  /** Paths that the pinned release answers. */
  paths: readonly string[];
  /** Newest first; the pinned one is among them. */
  releases: readonly OfferedRelease[];
}

/** `composition.json`: what a site was composed of, for its maintainers. Nothing in it is needed to show a page. */
export interface CompositionFacts {
  schema: 1;
  compositionId: string;
  /** Hash of the shell's build. */
  shellHash: string;
  contract: string;
  /** Origin of the canonical links. */
  siteUrl: string;
  /** Where browsers get releases from, where that is not this site. */
  releasesUrl: string | null;
  hasServiceWorker: boolean;
  /** As in `shell/pins.json`: with the shell's build and the three above, all that the composition was made of. */
  pins: PinsFile;
  /** True where the site carries every compatible release of the registry, not only what pins name. */
  hasAllReleases: boolean;
  remotes: readonly ComposedRemote[];
}
