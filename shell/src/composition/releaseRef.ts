/** One release as the browser asks for it: by its entry, verified. */
export interface ReleaseRef {
  version: string;
  entry: { url: string; integrity: string };
}

/** Where one pinned release's browser files are, and what the browser must verify. */
export interface RemoteRef extends ReleaseRef {
  id: string;
  container: string;
  /** URL of the remote's web files, with a slash at the end. */
  baseUrl: string;
  /** The release that was pinned before: what the browser falls back to. */
  previous?: ReleaseRef;
}
