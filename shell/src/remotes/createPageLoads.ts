import type { PageProps } from '@portfolio/contract';
import { createListeners } from '@portfolio/kit';
import type { ComponentType } from 'react';
import { createSettled } from '../loading/keepLoaded';
import type { RemoteRef } from '../composition/releaseRef';
import type { LoadedPage, LoadFailure } from './pinnedPageLoader';

/** Where the load of one remote page stands. */
export type PageLoadState =
  | { status: 'loading'; attempt: number }
  /** The version is the pinned one, or the one that took its place. */
  | { status: 'ready'; version: string }
  | { status: 'failed'; attempt: number; error: LoadFailure };

/** One remote page being loaded: a promise to render by, and a state to report by. */
export interface PageLoad {
  /**
   * Settles only with the page. A failure is in the state instead, so that prerendered content stays where it is.
   * Another release has another promise, and is rendered again: the prerendered page is not its page.
   */
  getPage(): Promise<ComponentType<PageProps>>;
  getState(): PageLoadState;
  subscribe(onChange: () => void): () => void;
  /** Starts over after a failure; does nothing otherwise. */
  retry(): void;
  /** The page threw while it was rendered: another release takes its place where there is one. */
  replace(error: Error): void;
}

/** How pages are loaded. */
export interface PageLoader {
  /** Does one load, with its own deadline; rejects with the error family of the contract. */
  load(
    ref: RemoteRef,
    page: string,
    onDelay: (error: LoadFailure) => void,
    /** True asks for the pinned release whatever happened to it before. */
    isProbe?: boolean,
    /** Ends the load: another one has taken its place. */
    signal?: AbortSignal,
  ): Promise<LoadedPage>;
  /** Passes over a release from now on; false where there is no other. */
  giveUp(ref: RemoteRef, page: string, error: Error): boolean;
}

interface PageLoadOptions {
  ref: RemoteRef;
  page: string;
  loader: PageLoader;
  /** Called with its version when the page is there. */
  onReady: (version: string) => void;
}

function createPageLoad({ ref, page, loader, onReady }: PageLoadOptions) {
  const { subscribe, notify } = createListeners();
  let state: PageLoadState = { status: 'loading', attempt: 1 };
  let settle: (Page: ComponentType<PageProps>) => void = () => {};
  const first = new Promise<ComponentType<PageProps>>((resolve) => {
    settle = resolve;
  });
  let current = first;

  function setState(next: PageLoadState) {
    state = next;
    notify();
  }

  /** The load that counts: what an earlier one brings, or fails by, comes too late. */
  let latest = new AbortController();

  function start(attempt: number, isProbe = false) {
    latest.abort();
    const own = new AbortController();
    latest = own;
    const isStale = () => own.signal.aborted;
    const onDelay = (error: LoadFailure) => {
      if (!isStale()) setState({ status: 'failed', attempt, error });
    };
    loader.load(ref, page, onDelay, isProbe, own.signal).then(
      ({ Page, version }) => {
        if (isStale()) return;
        if (current === first && version === ref.version && state.status !== 'ready') {
          Object.assign(first, { status: 'fulfilled', value: Page });
          settle(Page);
        } else {
          current = createSettled(Page);
        }
        setState({ status: 'ready', version });
        onReady(version);
      },
      (error: LoadFailure) => {
        if (isStale()) return;
        console.error(error);
        setState({ status: 'failed', attempt, error });
      },
    );
  }

  start(1);
  const load: PageLoad = {
    getPage: () => current,
    getState: () => state,
    subscribe,
    retry() {
      if (state.status !== 'failed') return;
      const attempt = state.attempt + 1;
      setState({ status: 'loading', attempt });
      start(attempt, true);
    },
    replace(error) {
      if (state.status !== 'ready' || state.version !== ref.version || !loader.giveUp(ref, page, error))
        return;
      setState({ status: 'loading', attempt: 1 });
      start(1);
    },
  };
  /** One release of a remote runs at a time: a page of another one is loaded again. */
  const follow = (version: string) => {
    if (state.status === 'ready' && state.version !== version) start(1);
  };
  return { load, follow };
}

/** Keeps one load per remote page, shared by all that ask for it: hydration, navigation or a link under the pointer. */
export function createPageLoads(loader: PageLoader) {
  const loads = new Map<string, ReturnType<typeof createPageLoad> & { remoteId: string }>();

  function add(key: string, ref: RemoteRef, page: string): PageLoad {
    const onReady = (version: string) => {
      for (const other of loads.values()) if (other.remoteId === ref.id) other.follow(version);
    };
    const added = createPageLoad({ ref, page, loader, onReady });
    loads.set(key, { ...added, remoteId: ref.id });
    return added.load;
  }

  return {
    get(ref: RemoteRef, page: string): PageLoad {
      const key = `${ref.entry.url}#${page}`;
      return loads.get(key)?.load ?? add(key, ref, page);
    },
  };
}

export type PageLoads = ReturnType<typeof createPageLoads>;
