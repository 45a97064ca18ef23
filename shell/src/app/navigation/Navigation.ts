import type { Location, NavigationType, Navigator } from 'react-router-dom';
import type { PageRecord } from '../pageStore';
import type { RouteTransition } from '../routeTransition';

/** The page the visitor sees. */
export interface ShownPage {
  location: Location;
  /** The kind of navigation that led to it. */
  action: `${NavigationType}`;
  /** Null if the page failed to load. */
  record: PageRecord | null;
  /** Why it failed to load. */
  error?: unknown;
  /** Its position in the history of the tab. */
  index: number;
}

/** A page that was requested and has not loaded yet. */
export interface PendingPage {
  /** Path, query and hash. */
  url: string;
  action: ShownPage['action'];
}

export interface NavigationState {
  shown: ShownPage;
  pending: PendingPage | null;
}

/** Navigation between pages within one document: the visitor's last action wins. */
export interface Navigation {
  getState(): NavigationState;
  /** The state in which a page is shown, or was last shown if it is hidden now. */
  getLastShown(record: PageRecord): ShownPage;
  /** @returns a function that unsubscribes */
  subscribe(onChange: () => void): () => void;
  /** Used by the router's own hooks to navigate. */
  navigator: Navigator;
  /** Navigates to the target of a link. */
  follow(url: URL, transition: RouteTransition): void;
  /** Cancels the pending page and stays on the current one. */
  stop(): void;
  /** Tries again to load a page that failed to load. */
  retry(): void;
  /** Starts listening to Back, Forward and hash changes; returns a function that stops it. */
  start(): () => void;
}
