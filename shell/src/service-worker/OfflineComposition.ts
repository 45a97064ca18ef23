/** A file and its hash, in the format of `integrity`. */
export type OfflineFile = readonly [url: string, integrity: string];

/** Headers of pages by path: those under `*` apply to every page, unless the page's own override them. */
export type PageHeaders = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The composition of a service worker. The composer prepends it to the worker's code. */
export interface OfflineComposition {
  id: string;
  /** The id of the shell build that rendered its pages. */
  shell: string;
  /** By remote, the URL of the entry in its pages. */
  entries: Readonly<Record<string, string>>;
  /** All files cached for offline use; root-relative or absolute URLs. */
  files: readonly OfflineFile[];
  /** Entries of revoked releases, as root-relative or absolute URLs; absent if there are none. */
  revoked?: readonly string[];
  /** Whether the files are the whole site. If the site is too large, files of heavy remotes are cached when visited. */
  isWhole: boolean;
  /** Maps any accepted spelling of a cached page's path, in lower case, to the canonical one. */
  redirects: Readonly<Record<string, string>>;
  /** Path of the page for unknown paths. */
  notFoundPath: string;
  /** The headers that a server sends with pages. */
  pageHeaders: PageHeaders;
}

/** The global variable in which the worker finds its composition. */
export const COMPOSITION_NAME = 'portfolioComposition';

/** Whether a cache is the worker's: its precache, visited pages or earlier files. Pages of remotes may have their own. */
export const isWorkerCache = (name: string) => /^(workbox|visited|earlier)-/.test(name);

/** Message that tells a waiting worker to take over now. */
export const TAKE_OVER = 'portfolio:take-over';

/** The global variable set if the composition has no service worker: any existing one then removes itself. */
export const UNREGISTER_FLAG = 'portfolioUnregister';

/** Type of the message that asks a worker for its composition and a page. */
export const QUESTION = 'portfolio:question';

/** Type of the message by which a new document names its builds. */
export const ARRIVAL = 'portfolio:arrival';

/** The builds in a document: that of the shell and, on a page of a remote, the entry of one of its releases. */
export interface Arrival {
  type: typeof ARRIVAL;
  shell: string;
  remote: { id: string; entry: string } | null;
}
