/** One release as the browser requests it: its entry, with the hash to verify. */
export interface ReleaseRef {
  version: string;
  entry: { url: string; integrity: string };
}

/** Where the browser files of a pinned release are, and which hash the browser must verify. */
export interface RemoteRef extends ReleaseRef {
  id: string;
  container: string;
  /** URL of the remote's web files, with a trailing slash. */
  baseUrl: string;
  /** The previously pinned release, to which the browser falls back. */
  previous?: ReleaseRef;
}
