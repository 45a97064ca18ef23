import { createStore, type Store } from '@portfolio/kit';
import { findStage, shareOf, type RevealRule, type Visibility, type Stage } from './stages';

export interface RevealState {
  stages: Readonly<Record<string, Stage>>;
  /** The visible part of each picture, 0 to 1. */
  shares: Readonly<Record<string, number>>;
}

/** The properties of an observer's entry that are used. */
export type VisibilityEntry = Pick<
  IntersectionObserverEntry,
  'target' | 'boundingClientRect' | 'intersectionRect' | 'rootBounds'
>;

export type CreateObserver = (
  onEntries: (entries: readonly VisibilityEntry[]) => void,
) => Pick<IntersectionObserver, 'observe' | 'disconnect'>;

export interface Revealer extends Pick<Store<RevealState>, 'get' | 'subscribe'> {
  /** Starts watching the pictures and returns a function that stops it. Nothing is hidden before the first report. */
  watch(frames: ReadonlyMap<string, Element>, rule: RevealRule): () => void;
  /**
   * Requests a new report for every picture: observers say nothing of pictures that a jump has moved past the window.
   */
  reobserve(): void;
  /** Hides all pictures and checks again: visible ones are revealed at once, the others when they are reached. */
  replay(): void;
  /** Shows everything, as without this script. */
  release(): void;
}

const STEPS = 20;
const THRESHOLDS = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);

const createBrowserObserver: CreateObserver = (onEntries) =>
  new IntersectionObserver(onEntries, { threshold: THRESHOLDS });

const toVisibility = ({ boundingClientRect, intersectionRect, rootBounds }: VisibilityEntry): Visibility => ({
  heightPx: boundingClientRect.height,
  visiblePx: intersectionRect.height,
  viewPx: rootBounds?.height ?? Infinity,
  isPassed: boundingClientRect.top < (rootBounds?.top ?? 0),
});

function fill<Value>(ids: readonly string[], value: Value): Record<string, Value> {
  return Object.fromEntries(ids.map((id) => [id, value]));
}

export function createRevealer(
  ids: readonly string[],
  createObserver: CreateObserver = createBrowserObserver,
): Revealer {
  const store = createStore<RevealState>({ stages: fill(ids, 'plain'), shares: fill(ids, 0) });
  let restartObserver: (() => void) | null = null;

  function take(names: ReadonlyMap<Element, string>, entries: readonly VisibilityEntry[], rule: RevealRule) {
    const { stages, shares } = store.get();
    const nextStages = { ...stages };
    const nextShares = { ...shares };
    for (const entry of entries) {
      const id = names.get(entry.target);
      if (id === undefined) continue;
      const sight = toVisibility(entry);
      nextStages[id] = findStage(nextStages[id] ?? 'plain', sight, rule);
      nextShares[id] = shareOf(sight);
    }
    store.set({ stages: nextStages, shares: nextShares });
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    watch(frames, rule) {
      const names = new Map([...frames].map(([id, frame]) => [frame, id]));
      const observer = createObserver((entries) => take(names, entries, rule));
      const look = () => names.forEach((_, frame) => observer.observe(frame));
      look();
      restartObserver = () => {
        observer.disconnect();
        look();
      };
      return () => {
        restartObserver = null;
        observer.disconnect();
      };
    },
    // Observing again makes the observer report each picture once, wherever it is.
    reobserve: () => restartObserver?.(),
    replay() {
      if (restartObserver === null) return;
      store.set({ stages: fill(ids, 'waiting') });
      restartObserver();
    },
    release: () => store.set({ stages: fill(ids, 'plain'), shares: fill(ids, 0) }),
  };
}
