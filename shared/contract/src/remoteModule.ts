import type { ComponentType } from 'react';
import type { ShowAlert } from './alert';
import type { Catalogue, CatalogueEntry } from './catalogue';

/** What the shell lends to a remote's page. */
export interface ShellServices {
  showAlert: ShowAlert;
}

/** What every page of a remote receives. It must render on the server with just these. */
export interface PageProps {
  /** The page's own catalogue entry, as pinned. */
  project: CatalogueEntry;
  services: ShellServices;
}

/** A page's chunk. A plain loader: a `React.lazy` that resolves to a lazy throws React error #306. */
export type PageLoader = () => Promise<{ default: ComponentType<PageProps> }>;

/** The one module a remote exposes. */
export interface RemoteModule {
  /** The remote's id, such as "js-demos". */
  id: string;
  /** {@link CONTRACT_VERSION} at build time. */
  contractVersion: string;
  catalogue: Catalogue;
  /** Other origins that all of its pages call; name what one page calls in its catalogue entry. */
  connectOrigins?: readonly string[];
  /** From `component` of a catalogue entry to its page. */
  pages: Readonly<Record<string, PageLoader>>;
}
