import type { ComponentType } from 'react';
import type { ShowAlert } from './alert';
import type { Catalogue, CatalogueEntry } from './catalogue';

/** Services of the shell that a remote's page may use. */
export interface ShellServices {
  showAlert: ShowAlert;
}

/** The props of every page of a remote. It must render on the server with just these. */
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
  /** Other origins that all of its pages call; an origin that only one page calls belongs in its catalogue entry. */
  connectOrigins?: readonly string[];
  /** From `component` of a catalogue entry to its page. */
  pages: Readonly<Record<string, PageLoader>>;
}
