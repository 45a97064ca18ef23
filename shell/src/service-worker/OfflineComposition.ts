/** A file and its hash, as `integrity` takes it. */
export type OfflineFile = readonly [url: string, integrity: string];

/** Headers of pages by path. */
export type PageHeaders = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a service worker knows of its composition. The composer writes it before the worker's code. */
export interface OfflineComposition {
  id: string;
  /** Names the build of the shell that its pages are of. */
  shell: string;
  /** By remote, the URL of the entry that its pages name. */
  entries: Readonly<Record<string, string>>;
  /** All that is kept for use without a network; URLs from the root, or complete. */
  files: readonly OfflineFile[];
  /** Entries of releases that were revoked, as URLs from the root, or complete; absent where there are none. */
  revoked?: readonly string[];
  /** Whether the files are the whole site. Of one that is too large, heavy remotes are kept as they are visited. */
  isWhole: boolean;
  /** From any accepted spelling of a kept page's path, in lower case, to the canonical one. */
  redirects: Readonly<Record<string, string>>;
  /** Path of the page for paths that no page has. */
  notFoundPath: string;
  /** By path, the headers that decide what pages may do; those under `*` hold for every page without its own. */
  pageHeaders: PageHeaders;
}

/** Global name under which the worker finds it. */
export const COMPOSITION_NAME = 'portfolioComposition';

/** Tells a waiting worker to take over now. */
export const TAKE_OVER = 'portfolio:take-over';

/** Global name that says the composition wants no service worker: the one there is leaves. */
export const FAREWELL_NAME = 'portfolioFarewell';

/** Kind of message that asks a worker what it keeps. */
export const QUESTION = 'portfolio:question';

/** Kind of message by which a new document says what it is of. */
export const ARRIVAL = 'portfolio:arrival';

/** What a document is of: a build of the shell and, on a page of a remote, the entry of one of its releases. */
export interface Arrival {
  type: typeof ARRIVAL;
  shell: string;
  remote: { id: string; entry: string } | null;
}
