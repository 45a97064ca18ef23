import type { PinsFile } from '@portfolio/contract';
import type { ReleaseRef, RemoteRef } from './releaseRef';

/** A release whose files this site includes, so that a browser can try it. */
export interface OfferedRelease extends ReleaseRef {
  /** Hash of its release file, which contains the hashes of all its other files. */
  integrity: string;
}

/** One remote of the composition. */
export interface ComposedRemote extends Pick<RemoteRef, 'id' | 'container' | 'baseUrl'> {
  /** Uncompressed sizes of the pinned release's browser files. */
  sizes: { jsBytes: number; cssBytes: number; totalBytes: number };
  singletons: readonly {
    name: string;
    /** The semver range that the pinned release requires. */
    range: string;
    /** The version that the shell provides, the only copy there is. */
    version: string;
  }[];
  /** Paths that the pinned release serves. */
  paths: readonly string[];
  /** Newest first; the pinned one is among them. */
  releases: readonly OfferedRelease[];
}

/** `composition.json`: the shell build and the releases of a site, for its maintainers. No page needs it to be shown. */
export interface CompositionFacts {
  schema: 1;
  compositionId: string;
  /** Hash of the shell's build. */
  shellHash: string;
  contract: string;
  /** Origin of the canonical links. */
  siteUrl: string;
  /** Where browsers get releases from; null if from this site. */
  releasesUrl: string | null;
  hasServiceWorker: boolean;
  /**
   * As in `shell/pins.json`: together with the shell's build and the three fields above, all inputs of the composition.
   */
  pins: PinsFile;
  /** True if the site includes every compatible release of the registry, not only the pinned ones. */
  hasAllReleases: boolean;
  remotes: readonly ComposedRemote[];
}
