import { SiteError } from '@portfolio/contract';
import {
  createPath,
  type Location,
  parsePath,
  type To,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
import { browserPage } from '../../browser/browserPage';
import { focusHeading } from '../../browser/focusHeading';
import { OTHER_REVOCATIONS } from '../../composition/revocations';
import type { PageRecord, PageStore } from '../pageStore';
import { DEFAULT_ROUTE_TRANSITION, type RouteTransition, runRouteTransition } from '../routeTransition';
import { closeTopDialog, hasModalDialog } from './modalDialogs';
import type { Navigation, NavigationState, ShownPage } from './Navigation';

interface NavigationOptions {
  store: PageStore;
  /** The page in the served document. */
  first: PageRecord;
  /** Path from which the document was loaded: Back may have changed the address before the page became interactive. */
  servedPath?: string;
}

/** After this time a pending page counts as failed. */
const LIMIT_MS = 120_000;

/**
 * Errors that a full page load resolves: another build of the site, a revoked release, another policy, or no page at
 * all.
 */
const DOCUMENT_CODES = new Set(['OTHER_COMPOSITION', OTHER_REVOCATIONS, 'OTHER_RIGHTS', 'NO_PAGE_DATA']);

const getIndex = (): number => {
  const state = window.history.state as { idx?: number } | null;
  return state?.idx ?? 0;
};

/**
 * Creates the navigation. A page is loaded before the address changes; a click, Back, a hash change or `stop` cancels
 * the pending load, and its result is ignored.
 */
export function createNavigation({
  store,
  first,
  servedPath = window.location.pathname,
}: NavigationOptions): Navigation {
  // Unique in the tab, since scroll positions outlive the document; later entries have a larger index.
  if (window.history.state === null) window.history.replaceState({ idx: Date.now() }, '');
  const history = createBrowserHistory({ window });
  const listeners = new Set<() => void>();
  let current = new AbortController();
  /** The history index of the current address. */
  let place = getIndex();
  /** Callbacks for history moves that this navigation triggers itself, called once the browser has made the move. */
  const ownMoves: (() => void)[] = [];
  /** Whether a modal dialog was open before any other listener handled the popstate event. */
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

  /** By page, for the hidden pages that are kept. */
  const lastShown = new WeakMap<PageRecord, ShownPage>();
  lastShown.set(first, state.shown);

  /** True once another document is loading: from then on, every navigation loads a document. */
  let isLeaving = false;

  /**
   * Back may lead to another document, which fires no popstate: a pending load must not cancel it. Before a download or a
   * mail link the browser fires the same event, and this document stays. No later event tells these from a slow document,
   * so the next link loads a document: that also replaces a slow one.
   */
  function handleLeaving() {
    if (isLeaving) return;
    isLeaving = true;
    current.abort();
    if (state.pending?.action !== 'POP') setState({ pending: null });
  }

  function setState(change: Partial<NavigationState>) {
    applyChange(change);
    notify();
  }

  function applyChange(change: Partial<NavigationState>) {
    state = { ...state, ...change };
    if (state.shown.record !== null) lastShown.set(state.shown.record, state.shown);
    // Only while a load is pending: some browsers do not cache a page for Back if it has this listener.
    if (state.pending === null) window.removeEventListener('beforeunload', handleLeaving);
    else window.addEventListener('beforeunload', handleLeaving);
  }

  function notify() {
    for (const listen of listeners) listen();
  }

  function goSilently(steps: number, onDone = () => {}) {
    if (steps === 0) return;
    ownMoves.push(onDone);
    history.go(steps);
  }

  /** Updates the history, unless the browser has already done so, and shows the page. */
  function show(to: Location, action: ShownPage['action'], record: PageRecord | null, error?: unknown) {
    if (action === 'PUSH' && createPath(to) !== createPath(history.location)) history.push(to, to.state);
    else if (action !== 'POP') history.replace(to, to.state);
    place = getIndex();
    setState({ shown: { location: history.location, action, record, error, index: place }, pending: null });
  }

  function leave(to: Location, action: ShownPage['action']) {
    isLeaving = true;
    // Back and Forward have already changed the address.
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
      // A link to the page that is shown leads to its top, as it does without scripts, also with another query.
      if (action === 'PUSH' && to.hash === '') {
        window.scrollTo(0, 0);
        focusHeading();
      }
      return;
    }
    const fail = (error: unknown) => {
      if (own.signal.aborted) return;
      own.abort();
      console.error(error);
      show(to, action, null, error);
    };
    // Not `AbortSignal.any`, which Firefox before 124 and Safari before 17.4 lack.
    const timer = setTimeout(fail, LIMIT_MS, new DOMException('The page took too long.', 'TimeoutError'));
    applyChange({ pending: { url, action } });
    // In a separate task: a prepared page is shown before that, so nothing is rendered to announce it.
    setTimeout(() => {
      if (!own.signal.aborted && state.pending !== null) notify();
    });
    try {
      const record = await store.load(to.pathname, own.signal);
      if (own.signal.aborted) return;
      const { data } = record;
      const pathname = data.page === 'page-not-found' ? to.pathname : data.path;
      if (pathname !== to.pathname) store.seed(pathname, record);
      runRouteTransition(transition, shown.location.pathname, pathname, () => {
        if (!own.signal.aborted) show({ ...to, pathname }, action, record);
      });
    } catch (error) {
      if (own.signal.aborted) return;
      if (error instanceof SiteError && DOCUMENT_CODES.has(error.code)) leave(to, action);
      else fail(error);
    } finally {
      clearTimeout(timer);
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
    const { index, location } = state.shown;
    // A jump inside the page: the browser has already created the entry and scrolled.
    if (window.history.state === null) {
      place += 1;
      window.history.replaceState({ idx: place }, '');
      // During Back, the address is already that of the page being loaded.
      if (history.location.pathname !== location.pathname) {
        void open(history.location, 'POP');
        return;
      }
      current.abort();
      setState({
        shown: { ...state.shown, location: history.location, action: 'PUSH', index: place },
        pending: null,
      });
      return;
    }
    place = getIndex();
    // Back and Forward first close a dialog over the page, and the page stays.
    if (state.pending === null && getIndex() !== index && hadDialog) {
      // After all listeners of the address: the content of a dialog may depend on the hash, which is only restored now.
      goSilently(index - getIndex(), () => setTimeout(closeTopDialog));
      return;
    }
    void open(history.location, 'POP');
  }

  /** Back may have changed the address before this document could show its page. */
  function openAddress() {
    if (history.location.pathname !== state.shown.location.pathname) void open(history.location, 'POP');
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
      if (action === 'POP') goSilently(state.shown.index - getIndex());
    },
    retry() {
      if (state.shown.record === null) void open(state.shown.location, 'REPLACE');
    },
    start() {
      const ended = new AbortController();
      const { signal } = ended;
      const noteDialog = () => {
        hadDialog = hasModalDialog();
      };
      // Must run before the history's own listener. On the window itself, Chromium calls listeners in order of
      // registration.
      window.addEventListener('popstate', noteDialog, { capture: true, signal });
      const end = history.listen(handlePop);
      const handleOnline = () => {
        if (state.shown.record === null && state.pending === null) void open(state.shown.location, 'REPLACE');
      };
      // The browser restored this document from its back/forward cache.
      const handleReturn = ({ persisted }: PageTransitionEvent) => {
        if (!persisted) return;
        isLeaving = false;
        setState({ pending: null });
        openAddress();
      };
      window.addEventListener('online', handleOnline, { signal });
      window.addEventListener('pageshow', handleReturn, { signal });
      openAddress();
      return () => {
        end();
        ended.abort();
        window.removeEventListener('beforeunload', handleLeaving);
        current.abort();
      };
    },
  };
}
