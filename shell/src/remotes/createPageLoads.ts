import type { PageProps } from '@portfolio/contract';
import { createListeners } from '@portfolio/kit';
import type { ComponentType } from 'react';
import { createSettled } from '../loading/keepLoaded';
import type { RemoteRef } from '../composition/releaseRef';
import type { LoadedPage, LoadFailure } from './pinnedReleaseLoader';

/** The state of the load of one remote page. */
export type PageLoadState =
  | { status: 'loading'; attempt: number }
  /** The version is the pinned one or its replacement. */
  | { status: 'ready'; version: string }
  | { status: 'failed'; attempt: number; error: LoadFailure };

/** The load of one remote page: a promise for rendering and a state for status messages. */
export interface PageLoad {
  /**
   * Resolves with the page and never rejects: a failure is only in the state, so that prerendered content stays in
   * place. Another release has another promise and renders from scratch, because the prerendered page does not match
   * it.
   */
  getPage(): Promise<ComponentType<PageProps>>;
  getState(): PageLoadState;
  subscribe(onChange: () => void): () => void;
  /** Starts over after a failure; does nothing otherwise. */
  retry(): void;
  /** Call this if the page threw while rendering: it is replaced by another release if there is one. */
  replace(error: Error): void;
}

/** Loads remote pages, and skips releases that fail. */
export interface ReleaseLoader {
  /** Loads a page once, with its own deadline; rejects with the error classes of the contract. */
  load(
    ref: RemoteRef,
    page: string,
    onDelay: (error: LoadFailure) => void,
    /** True requests the pinned release even if it failed before. */
    isProbe?: boolean,
    /** Aborted when another load replaces this one. */
    signal?: AbortSignal,
  ): Promise<LoadedPage>;
  /** Skips a release from now on; returns false if there is no other. */
  giveUp(ref: RemoteRef, page: string, error: Error): boolean;
}

interface PageLoadOptions {
  ref: RemoteRef;
  page: string;
  loader: ReleaseLoader;
  /** Called with its version when the page has loaded. */
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

  /** Belongs to the current load: results and failures of earlier ones are ignored. */
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
  /** Only one release of a remote runs at a time: a page of another release is loaded again. */
  const follow = (version: string) => {
    if (state.status === 'ready' && state.version !== version) start(1);
  };
  return { load, follow };
}

/** Keeps one load per remote page, shared by everything that requests it: hydration, navigation or a hovered link. */
export function createPageLoads(loader: ReleaseLoader) {
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
