import { createStore, type Store } from '@portfolio/kit';
import { CODE, advance, type Input } from './code';

/** How much the redlines measure: each time the code is entered, more. */
export const LEVELS = ['headings', 'headings and text', 'headings, text and controls'] as const;

export interface LockState {
  isListening: boolean;
  /** How many inputs of the code are right so far. */
  entered: number;
  /** Zero while the redlines are hidden. */
  level: number;
  /** Milliseconds until an unfinished code is forgotten; null for never. */
  patienceMs: number | null;
}

export type Outcome = 'ignored' | 'started over' | 'right' | 'complete';

export interface CodeLock extends Pick<Store<LockState>, 'get' | 'subscribe'> {
  enter(input: Input): Outcome;
  setListening(isListening: boolean): void;
  setPatience(patienceMs: number | null): void;
  hideRedlines(): void;
  attach(): () => void;
}

/** Follows the inputs of one visitor. */
export function createCodeLock(): CodeLock {
  const store = createStore<LockState>({ isListening: true, entered: 0, level: 0, patienceMs: 5000 });
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Each completion measures more of the page, even if the redlines were closed in between.
  let timesComplete = 0;

  function wait() {
    clearTimeout(timer);
    const { patienceMs, entered } = store.get();
    if (patienceMs !== null && entered > 0) timer = setTimeout(() => store.set({ entered: 0 }), patienceMs);
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    enter(input) {
      const { isListening, entered } = store.get();
      if (!isListening) return 'ignored';
      const next = advance(entered, input);
      if (next === CODE.length) {
        clearTimeout(timer);
        timesComplete += 1;
        store.set({ entered: 0, level: Math.min(timesComplete, LEVELS.length) });
        return 'complete';
      }
      store.set({ entered: next });
      wait();
      return next > entered ? 'right' : 'started over';
    },
    setListening(isListening) {
      clearTimeout(timer);
      store.set({ isListening, entered: 0 });
    },
    setPatience(patienceMs) {
      store.set({ patienceMs });
      wait();
    },
    hideRedlines: () => store.set({ level: 0 }),
    attach: () => () => {
      clearTimeout(timer);
      store.set({ entered: 0, level: 0 });
    },
  };
}
