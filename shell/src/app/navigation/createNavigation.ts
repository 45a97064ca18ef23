import { SiteError } from '@portfolio/contract';
import { createPath, type Location, parsePath, type To } from 'react-router-dom';
import { findHashTarget, scrollToTarget } from '../../browser/hashTarget';
import { focusHeading } from '../../browser/focusHeading';
import { OTHER_REVOCATIONS } from '../../composition/revocations';
import type { PageRecord, PageStore } from '../pageStore';
import { DEFAULT_ROUTE_TRANSITION, type RouteTransition, runRouteTransition } from '../routeTransition';
import { createDeparture } from './createDeparture';
import { createTabHistory } from './createTabHistory';
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

/**
 * Creates the navigation. A page is loaded before the address changes; a click, Back, a hash change or `stop` cancels
 * the pending load, and its result is ignored.
 */
export function createNavigation({
  store,
  first,
  servedPath = window.location.pathname,
}: NavigationOptions): Navigation {
  const history = createTabHistory();
  const listeners = new Set<() => void>();
  let current = new AbortController();
  /** Whether a modal dialog was open before any other listener handled the popstate event. */
  let hadDialog = false;
  let state: NavigationState = {
    shown: {
      location: { ...history.getLocation(), pathname: servedPath },
      action: 'POP',
      record: first,
      index: history.getIndex(),
    },
    pending: null,
  };

  /** By page, for the hidden pages that are kept. */
  const lastShown = new WeakMap<PageRecord, ShownPage>();
  lastShown.set(first, state.shown);

  const departure = createDeparture(() => {
    // Back may lead to another document, too, which fires no popstate: a pending load must not cancel it. Back to a page of
    // this one has changed the address already.
    if (state.pending?.action === 'POP') return;
    current.abort();
    setState({ pending: null });
  });

  function setState(change: Partial<NavigationState>) {
    applyChange(change);
    notify();
  }

  function applyChange(change: Partial<NavigationState>) {
    state = { ...state, ...change };
    if (state.shown.record !== null) lastShown.set(state.shown.record, state.shown);
    departure.watch(state.pending !== null);
  }

  function notify() {
    for (const listen of listeners) listen();
  }

  /** Updates the history, unless the browser has already done so, and shows the page. */
  function show(to: Location, action: ShownPage['action'], record: PageRecord | null, error?: unknown) {
    history.enter(to, action);
    const shown = { location: history.getLocation(), action, record, error, index: history.getIndex() };
    setState({ shown, pending: null });
  }

  async function open(
    to: Location,
    action: ShownPage['action'],
    transition: RouteTransition = DEFAULT_ROUTE_TRANSITION,
  ): Promise<void> {
    const url = createPath(to);
    const { shown, pending } = state;
    if (action === 'PUSH' && pending?.url === url && !departure.hasBegun()) return;
    current.abort();
    const own = new AbortController();
    current = own;
    if (departure.hasBegun()) {
      departure.leave(to, action);
      return;
    }
    if (shown.record !== null && to.pathname === shown.location.pathname) {
      show(to, action, shown.record);
      // A link to the page that is shown leads to its top or to a part, as it does without scripts, also with another query.
      const target = findHashTarget();
      if (action === 'PUSH' && (to.hash === '' || target !== undefined)) {
        scrollToTarget(target);
        focusHeading(target);
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
      const loaded = await store.load(to.pathname, own.signal);
      if (own.signal.aborted) return;
      const { data } = loaded;
      const pathname = data.page === 'page-not-found' ? to.pathname : data.path;
      const record = pathname === to.pathname ? loaded : store.seed(pathname, loaded);
      runRouteTransition(transition, shown.location.pathname, pathname, () => {
        if (!own.signal.aborted) show({ ...to, pathname }, action, record);
      });
    } catch (error) {
      if (own.signal.aborted) return;
      if (error instanceof SiteError && DOCUMENT_CODES.has(error.code)) departure.leave(to, action);
      else fail(error);
    } finally {
      clearTimeout(timer);
    }
  }

  function toLocation(to: To, historyState: unknown = null): Location {
    const { pathname, search, hash } = history.getLocation();
    const path = typeof to === 'string' ? parsePath(to) : to;
    return {
      pathname: path.pathname || pathname,
      search: path.search ?? (path.pathname ? '' : search),
      hash: path.hash ?? (path.pathname ? '' : hash),
      state: historyState,
      key: Math.random().toString(36).slice(2, 10),
    };
  }

  function handleJump() {
    const location = history.getLocation();
    // During Back, the address is already that of the page being loaded.
    if (location.pathname !== state.shown.location.pathname) {
      void open(location, 'POP');
      return;
    }
    current.abort();
    setState({
      shown: { ...state.shown, location, action: 'PUSH', index: history.getIndex() },
      pending: null,
    });
  }

  function handleTraversal() {
    const steps = state.shown.index - history.getIndex();
    // Back and Forward first close a dialog over the page, and the page stays.
    if (state.pending === null && steps !== 0 && hadDialog) {
      // After all listeners of the address: the content of a dialog may depend on the hash, which is only restored now.
      history.goSilently(steps, () => setTimeout(closeTopDialog));
      return;
    }
    void open(history.getLocation(), 'POP');
  }

  /** Back may have changed the address before this document could show its page. */
  function openAddress() {
    const location = history.getLocation();
    if (location.pathname !== state.shown.location.pathname) void open(location, 'POP');
  }

  function retry() {
    if (state.shown.record === null) void open(state.shown.location, 'REPLACE');
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
      go: history.go,
      push: (to, historyState) => void open(toLocation(to, historyState), 'PUSH'),
      replace: (to, historyState) => void open(toLocation(to, historyState), 'REPLACE'),
    },
    follow: ({ pathname, search, hash }, transition) =>
      void open(toLocation({ pathname, search, hash }), 'PUSH', transition),
    stop() {
      if (state.pending === null) return;
      const { action } = state.pending;
      current.abort();
      departure.cancel();
      setState({ pending: null });
      if (action === 'POP') history.goSilently(state.shown.index - history.getIndex());
    },
    retry,
    start() {
      const ended = new AbortController();
      const { signal } = ended;
      const noteDialog = () => {
        hadDialog = hasModalDialog();
      };
      // Must run before the history's own listener. On the window itself, Chromium calls listeners in order of
      // registration.
      window.addEventListener('popstate', noteDialog, { capture: true, signal });
      const end = history.listen((kind) => (kind === 'jump' ? handleJump() : handleTraversal()));
      const handleOnline = () => {
        if (state.pending === null) retry();
      };
      // The browser restored this document from its back/forward cache.
      const handleReturn = ({ persisted }: PageTransitionEvent) => {
        if (!persisted) return;
        // On iOS, nothing tells that a document is left.
        current.abort();
        departure.reset();
        setState({ pending: null });
        openAddress();
      };
      window.addEventListener('online', handleOnline, { signal });
      window.addEventListener('pageshow', handleReturn, { signal });
      openAddress();
      return () => {
        end();
        ended.abort();
        departure.watch(false);
        current.abort();
      };
    },
  };
}
