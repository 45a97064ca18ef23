import { PAGE_COUNT, toPage } from './lengths';

/** Pages that follow each other without a gap: what was loaded so far. */
export interface PageRange {
  first: number;
  last: number;
}

export type LoadDirection = 'later' | 'earlier';

export interface FeedState {
  pages: PageRange;
  load: { status: 'idle' } | { status: 'loading' | 'failed'; page: number; direction: LoadDirection };
  /** Pages that came by themselves since the visitor last asked for one. */
  automatic: number;
}

/** After so many pages the feed waits to be asked, or nobody would ever reach what comes after it. */
export const AUTOMATIC_LIMIT = 5;

export type FeedAction =
  | { type: 'asked'; direction: LoadDirection; isAutomatic: boolean }
  | { type: 'arrived' }
  | { type: 'failed' }
  | { type: 'jumped'; to: number };

export function startAt(length: number): FeedState {
  const page = toPage(length);
  return { pages: { first: page, last: page }, load: { status: 'idle' }, automatic: 0 };
}

/** The page that would come next in a direction, or undefined at the end of the feed. */
export function findNextPage({ first, last }: PageRange, direction: LoadDirection): number | undefined {
  const page = direction === 'later' ? last + 1 : first - 1;
  return page >= 0 && page < PAGE_COUNT ? page : undefined;
}

export function canLoadByItself(state: FeedState): boolean {
  return (
    state.load.status === 'idle' &&
    state.automatic < AUTOMATIC_LIMIT &&
    findNextPage(state.pages, 'later') !== undefined
  );
}

export function toNextFeed(state: FeedState, action: FeedAction): FeedState {
  switch (action.type) {
    case 'asked': {
      const page = findNextPage(state.pages, action.direction);
      if (page === undefined || state.load.status === 'loading') return state;
      return {
        ...state,
        load: { status: 'loading', page, direction: action.direction },
        automatic: action.isAutomatic ? state.automatic + 1 : 0,
      };
    }
    case 'arrived': {
      if (state.load.status !== 'loading') return state;
      const { page } = state.load;
      const pages = {
        first: Math.min(state.pages.first, page),
        last: Math.max(state.pages.last, page),
      };
      return { ...state, pages, load: { status: 'idle' } };
    }
    case 'failed':
      return state.load.status === 'loading'
        ? { ...state, load: { ...state.load, status: 'failed' } }
        : state;
    case 'jumped':
      return startAt(action.to);
  }
}
