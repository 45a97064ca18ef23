import { SiteError } from '@portfolio/contract';
import {
  createPath,
  type Location,
  type NavigationType,
  type Navigator,
  parsePath,
  type To,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
import { browserPage } from '../../browser/browserPage';
import { OTHER_REVOCATIONS } from '../../composition/revocations';
import type { PageRecord, PageStore } from '../pageStore';
import { DEFAULT_ROUTE_TRANSITION, type RouteTransition, runRouteTransition } from '../routeTransition';
import { closeTopDialog, hasModalDialog } from './modalDialogs';

/** What the visitor sees. */
export interface ShownPage {
  location: Location;
  /** How it was come to. */
  action: `${NavigationType}`;
  /** Null where the page could not be had. */
  record: PageRecord | null;
  /** Its place in the history of the tab. */
  index: number;
}

/** A page that was asked for and is not there yet. */
export interface PendingPage {
  /** Path, query and hash. */
  url: string;
  action: ShownPage['action'];
}

export interface NavigationState {
  shown: ShownPage;
  pending: PendingPage | null;
}

/** The way from page to page within one document: the last wish of the visitor wins. */
export interface Navigation {
  getState(): NavigationState;
  /** How a page was shown last: now, or before the page that is shown now. */
  getLastShown(record: PageRecord): ShownPage;
  /** @returns ends the subscription */
  subscribe(onChange: () => void): () => void;
  /** What the router's own hooks navigate by. */
  navigator: Navigator;
  /** Goes where a link leads. */
  follow(url: URL, transition: RouteTransition): void;
  /** Gives up the page that is under way, and stays. */
  stop(): void;
  /** Asks again for a page that could not be had. */
  retry(): void;
  /** Listens to Back, Forward and hash changes; returns the end of that. */
  start(): () => void;
}

interface NavigationOptions {
  store: PageStore;
  /** The page of the document. */
  first: PageRecord;
  /** Path that the document was loaded from: Back may have changed the address before the page could answer. */
  servedPath?: string;
}

/** Then a page that was asked for has failed. */
const LIMIT_MS = 120_000;

/** Errors that a document has the answer to: another build of the site, a revoked release, another policy, or no page at all. */
const DOCUMENT_CODES = new Set(['OTHER_COMPOSITION', OTHER_REVOCATIONS, 'OTHER_RIGHTS', 'NO_PAGE_DATA']);

const getIndex = (): number => {
  const state = window.history.state as { idx?: number } | null;
  return state?.idx ?? 0;
};

/**
 * Creates the navigation. A page is loaded before the address changes; a click, Back, a hash change or `stop` ends what
 * was under way, and what became of that is of no interest any more.
 */
export function createNavigation({
  store,
  first,
  servedPath = window.location.pathname,
}: NavigationOptions): Navigation {
  const history = createBrowserHistory({ window });
  const listeners = new Set<() => void>();
  let current = new AbortController();
  /** The index of the entry that the address is of. */
  let place = getIndex();
  /** Moves in the history that this navigation made itself: what is done when the browser has made them. */
  const ownMoves: (() => void)[] = [];
  /** Whether a dialog was open before anything else heard of the move in the history. */
  let hadDialog = false;
  let state: NavigationState = {
    shown: {
      location: { ...history.location, pathname: servedPath },
      action: 'POP',
      record: first,
      index: getIndex(),
    },
    pending: null,
  };

  /** For the pages that are kept. */
  const lastShown = new WeakMap<PageRecord, ShownPage>();
  lastShown.set(first, state.shown);

  /** Another document is on its way: from now on only documents follow each other. */
  let isLeaving = false;

  /** Back may lead to another document, of which no popstate tells: what was under way must not stop it. */
  function handleLeaving() {
    if (isLeaving) return;
    isLeaving = true;
    current.abort();
    if (state.pending?.action !== 'POP') setState({ pending: null });
  }

  function setState(change: Partial<NavigationState>) {
    state = { ...state, ...change };
    if (state.shown.record !== null) lastShown.set(state.shown.record, state.shown);
    // Only as long as something is under way: some browsers keep no page for Back that listens to this.
    if (state.pending === null) window.removeEventListener('beforeunload', handleLeaving);
    else window.addEventListener('beforeunload', handleLeaving);
    for (const notify of listeners) notify();
  }

  function goUnseen(steps: number, onDone = () => {}) {
    if (steps === 0) return;
    ownMoves.push(onDone);
    history.go(steps);
  }

  /** Writes the history, where the browser has not done so, and shows the page. */
  function show(to: Location, action: ShownPage['action'], record: PageRecord | null) {
    const isSameAddress = createPath(to) === createPath(history.location);
    if (action === 'PUSH' && !isSameAddress) history.push(to, to.state);
    else if (action !== 'POP') history.replace(to, to.state);
    place = getIndex();
    setState({ shown: { location: history.location, action, record, index: place }, pending: null });
  }

  function leave(to: Location, action: ShownPage['action']) {
    isLeaving = true;
    // Back and forward have changed the address already.
    if (action === 'POP') browserPage.reload();
    else browserPage.goTo(createPath(to));
  }

  async function open(
    to: Location,
    action: ShownPage['action'],
    transition: RouteTransition = DEFAULT_ROUTE_TRANSITION,
  ): Promise<void> {
    const url = createPath(to);
    const { shown, pending } = state;
    if (action === 'PUSH' && pending?.url === url) return;
    current.abort();
    const own = new AbortController();
    current = own;
    if (isLeaving) {
      leave(to, action);
      return;
    }
    if (shown.record !== null && to.pathname === shown.location.pathname) {
      show(to, action, shown.record);
      return;
    }
    setState({ pending: { url, action } });
    try {
      const record = await store.load(
        to.pathname,
        AbortSignal.any([own.signal, AbortSignal.timeout(LIMIT_MS)]),
      );
      if (own.signal.aborted) return;
      const { data } = record;
      const pathname = data.page === 'page-not-found' ? to.pathname : data.path;
      if (pathname !== to.pathname) store.seed(pathname, record);
      runRouteTransition(transition, shown.location.pathname, pathname, () => {
        if (!own.signal.aborted) show({ ...to, pathname }, action, record);
      });
    } catch (error) {
      if (own.signal.aborted) return;
      if (error instanceof SiteError && DOCUMENT_CODES.has(error.code)) {
        leave(to, action);
        return;
      }
      console.error(error);
      show(to, action, null);
    }
  }

  function toLocation(to: To, historyState: unknown = null): Location {
    const { pathname, search, hash } = history.location;
    const path = typeof to === 'string' ? parsePath(to) : to;
    const isOtherPath = path.pathname !== undefined && path.pathname !== '';
    return {
      pathname: isOtherPath ? (path.pathname ?? pathname) : pathname,
      search: path.search ?? (isOtherPath ? '' : search),
      hash: path.hash ?? (isOtherPath ? '' : hash),
      state: historyState,
      key: Math.random().toString(36).slice(2, 10),
    };
  }

  function handlePop() {
    const onDone = ownMoves.shift();
    if (onDone !== undefined) {
      place = getIndex();
      onDone();
      return;
    }
    const { index, record, location } = state.shown;
    // A jump inside the page: a new entry, which the browser has made and scrolled to.
    if (window.history.state === null) {
      place += 1;
      window.history.replaceState({ idx: place }, '');
      // On the way Back, the address is that of the page to come already.
      if (history.location.pathname !== location.pathname) {
        void open(history.location, 'POP');
        return;
      }
      current.abort();
      setState({
        shown: { location: history.location, action: 'PUSH', record, index: place },
        pending: null,
      });
      return;
    }
    place = getIndex();
    // Back closes what lies over the page first, and the page stays.
    if (state.pending === null && getIndex() < index && hadDialog) {
      // After all who follow the address: what a dialog shows may be its hash, and that is only now there again.
      goUnseen(index - getIndex(), () => setTimeout(closeTopDialog));
      return;
    }
    void open(history.location, 'POP');
  }

  return {
    getState: () => state,
    getLastShown: (record) => lastShown.get(record) ?? state.shown,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (steps) => history.go(steps),
      push: (to, historyState) => void open(toLocation(to, historyState), 'PUSH'),
      replace: (to, historyState) => void open(toLocation(to, historyState), 'REPLACE'),
    },
    follow: ({ pathname, search, hash }, transition) =>
      void open(toLocation({ pathname, search, hash }), 'PUSH', transition),
    stop() {
      if (state.pending === null) return;
      const { action } = state.pending;
      current.abort();
      if (isLeaving) browserPage.stop();
      isLeaving = false;
      setState({ pending: null });
      if (action === 'POP') goUnseen(state.shown.index - getIndex());
    },
    retry() {
      if (state.shown.record === null) void open(state.shown.location, 'REPLACE');
    },
    start() {
      const noteDialog = () => {
        hadDialog = hasModalDialog();
      };
      // Before the history's own: at the window, Chromium calls all in their order.
      window.addEventListener('popstate', noteDialog, true);
      const end = history.listen(handlePop);
      const handleOnline = () => {
        if (state.shown.record === null && state.pending === null) void open(state.shown.location, 'REPLACE');
      };
      // The browser kept this document while another one was shown.
      const handleReturn = ({ persisted }: PageTransitionEvent) => {
        if (!persisted) return;
        isLeaving = false;
        setState({ pending: null });
      };
      window.addEventListener('online', handleOnline);
      window.addEventListener('pageshow', handleReturn);
      if (history.location.pathname !== servedPath) void open(history.location, 'POP');
      return () => {
        end();
        window.removeEventListener('popstate', noteDialog, true);
        window.removeEventListener('online', handleOnline);
        window.removeEventListener('pageshow', handleReturn);
        window.removeEventListener('beforeunload', handleLeaving);
        current.abort();
      };
    },
  };
}
