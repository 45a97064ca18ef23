import type { Release, ReleasePin } from '@portfolio/contract';

/** One pinned release, read and verified. */
export interface PinnedRemote {
  release: Release;
  pin: ReleasePin;
  /** Absolute path of the node container's entry. */
  nodeEntryFile: string;
}
