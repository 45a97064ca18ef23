import type { PageRange } from './lengths';
import { PAGE_COUNT, toPage } from './lengths';

/** The next page in a direction, or all following pages at once. */
export type LoadRequest = 'earlier' | 'later' | 'all-later';

export interface FeedState {
  /** The pages loaded so far. */
  pages: PageRange;
  load:
    | { status: 'idle'; arrived: PageRange | null }
    | { status: 'loading' | 'failed'; pages: PageRange; request: LoadRequest };
  /** Number of pages loaded automatically since the visitor last asked for one. */
  automatic: number;
}

/**
 * After this many automatic pages the feed waits for a click; otherwise the content below it could never be reached.
 */
export const AUTOMATIC_LIMIT = 5;

export type FeedAction =
  | { type: 'asked'; request: LoadRequest; isAutomatic: boolean }
  | { type: 'arrived' }
  | { type: 'failed' }
  | { type: 'jumped'; to: number };

export function startAt(length: number): FeedState {
  const page = toPage(length);
  return { pages: { first: page, last: page }, load: { status: 'idle', arrived: null }, automatic: 0 };
}

/** The pages that would be loaded next, or undefined at the end of the feed. */
export function findNextPages({ first, last }: PageRange, request: LoadRequest): PageRange | undefined {
  const page = request === 'earlier' ? first - 1 : last + 1;
  if (page < 0 || page >= PAGE_COUNT) return undefined;
  return { first: page, last: request === 'all-later' ? PAGE_COUNT - 1 : page };
}

export function canLoadByItself(state: FeedState): boolean {
  return (
    state.load.status === 'idle' &&
    state.automatic < AUTOMATIC_LIMIT &&
    findNextPages(state.pages, 'later') !== undefined
  );
}

export function toNextFeed(state: FeedState, action: FeedAction): FeedState {
  switch (action.type) {
    case 'asked': {
      const pages = findNextPages(state.pages, action.request);
      if (pages === undefined || state.load.status === 'loading') return state;
      return {
        ...state,
        load: { status: 'loading', pages, request: action.request },
        automatic: action.isAutomatic ? state.automatic + 1 : 0,
      };
    }
    case 'arrived': {
      if (state.load.status !== 'loading') return state;
      const arrived = state.load.pages;
      const pages = {
        first: Math.min(state.pages.first, arrived.first),
        last: Math.max(state.pages.last, arrived.last),
      };
      return { ...state, pages, load: { status: 'idle', arrived } };
    }
    case 'failed':
      return state.load.status === 'loading'
        ? { ...state, load: { ...state.load, status: 'failed' } }
        : state;
    case 'jumped': {
      const start = startAt(action.to);
      return { ...start, load: { status: 'idle', arrived: start.pages } };
    }
  }
}
