import type { ChunkLoadError, PageProps, RemoteContractError } from '@portfolio/contract';
import type { ComponentType } from 'react';
import type { RemoteRef } from '../site-map/siteMap';

/** Where the load of one remote page stands. */
export type PageLoadState =
  | { status: 'loading'; attempt: number }
  | { status: 'ready' }
  | { status: 'failed'; attempt: number; error: ChunkLoadError | RemoteContractError };

/** One remote page being loaded: a promise to render by, and a state to report by. */
export interface PageLoad {
  /** Settles only with the page. A failure is told by the state, so that prerendered content stays where it is. */
  page: Promise<ComponentType<PageProps>>;
  getState(): PageLoadState;
  subscribe(onChange: () => void): () => void;
  /** Starts over after a failure; does nothing otherwise. */
  retry(): void;
}

type LoadPage = (ref: RemoteRef, page: string) => Promise<ComponentType<PageProps>>;

/** A promise that React's `use` reads without suspending. */
export function createSettled<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
}

/**
 * Starts loading a remote page.
 *
 * @param loadPage - does one load, with its own deadline; rejects with the error family of the contract
 */
export function createPageLoad(ref: RemoteRef, page: string, loadPage: LoadPage): PageLoad {
  const listeners = new Set<() => void>();
  let state: PageLoadState = { status: 'loading', attempt: 1 };
  let settle: (Page: ComponentType<PageProps>) => void = () => {};
  const promise = new Promise<ComponentType<PageProps>>((resolve) => {
    settle = resolve;
  });

  function setState(next: PageLoadState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function start(attempt: number) {
    loadPage(ref, page).then(
      (Page) => {
        Object.assign(promise, { status: 'fulfilled', value: Page });
        settle(Page);
        setState({ status: 'ready' });
      },
      (error: ChunkLoadError | RemoteContractError) => {
        console.error(error);
        setState({ status: 'failed', attempt, error });
      },
    );
  }

  start(1);
  return {
    page: promise,
    getState: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    retry() {
      if (state.status !== 'failed') return;
      const attempt = state.attempt + 1;
      setState({ status: 'loading', attempt });
      start(attempt);
    },
  };
}

/** Keeps one load per remote page, whoever asks for it: hydration, navigation or a link under the pointer. */
export function createPageLoads(loadPage: LoadPage) {
  const loads = new Map<string, PageLoad>();
  return {
    get(ref: RemoteRef, page: string): PageLoad {
      const key = `${ref.entry.url}#${page}`;
      const known = loads.get(key);
      if (known !== undefined) return known;
      const load = createPageLoad(ref, page, loadPage);
      loads.set(key, load);
      return load;
    },
  };
}

export type PageLoads = ReturnType<typeof createPageLoads>;
