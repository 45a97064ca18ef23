import { createStore, type Store } from '@portfolio/kit';
import { createTrail, isHeadingTo, type Area, type Point } from './aim';

/** How long a pointer must rest before the first panel opens, so that crossing the bar opens nothing. */
export const OPEN_MS = 80;
/** How long a panel stays open after the pointer has left. */
export const CLOSE_MS = 300;
/** How long a pointer heading for the panel may rest on another name. */
export const PATIENCE_MS = 250;

export interface MenuState {
  open: string | null;
  /** The name that was open before, so that the panel knows where it moves from or where to fade out. */
  previous: string | null;
  /** True if it was opened by a press or a key: then the pointer neither closes nor changes it. */
  isPinned: boolean;
}

export interface MenuPorts {
  /** The panel of a menu, in the coordinates of the points; null while it has no position. */
  findPanel(id: string): Area | null;
}

export interface Menu extends Pick<Store<MenuState>, 'get' | 'subscribe'> {
  /** The pointer has entered a name. */
  pointTo(id: string, at: Point, timeMs: number): void;
  /** The pointer has moved, anywhere. */
  move(at: Point, timeMs: number): void;
  /** The pointer is in the panel: cancels whatever was about to happen. */
  pointIn(): void;
  /** The pointer is neither on a name nor in the panel. */
  pointAway(): void;
  /** A name was pressed, by mouse, finger or key. */
  press(id: string): void;
  /** Opens a panel until it is closed explicitly, for keys that move into it. */
  pin(id: string): void;
  close(): void;
  /** Clears all timers. */
  dispose(): void;
}

/** The state of a bar of menus, and its changes by pointer and keys. */
export function createMenu({ findPanel }: MenuPorts): Menu {
  const store = createStore<MenuState>({ open: null, previous: null, isPinned: false });
  const trail = createTrail();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingId: string | null = null;

  function set(open: string | null, isPinned: boolean) {
    cancel();
    store.set((before) => ({
      open,
      isPinned,
      previous: open === before.open ? before.previous : before.open,
    }));
  }

  function cancel() {
    clearTimeout(timer);
    waitingId = null;
  }

  function later(delayMs: number, act: () => void) {
    clearTimeout(timer);
    timer = setTimeout(act, delayMs);
  }

  function isHeadingToPanel(at: Point): boolean {
    const { open } = store.get();
    const panel = open === null ? null : findPanel(open);
    const origin = trail.getOrigin();
    return panel !== null && origin !== null && isHeadingTo(origin, at, panel);
  }

  /** Waits while the pointer crosses another name towards the panel, as long as it keeps its direction. */
  function openOrWait(id: string, at: Point) {
    if (!isHeadingToPanel(at)) {
      set(id, false);
      return;
    }
    waitingId = id;
    later(PATIENCE_MS, () => set(id, false));
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    pointTo(id, at, timeMs) {
      trail.add(at, timeMs);
      cancel();
      const { open, isPinned } = store.get();
      if (isPinned || open === id) return;
      if (open === null) later(OPEN_MS, () => set(id, false));
      else openOrWait(id, at);
    },
    move(at, timeMs) {
      trail.add(at, timeMs);
      if (waitingId !== null) openOrWait(waitingId, at);
    },
    pointIn: cancel,
    pointAway() {
      cancel();
      const { open, isPinned } = store.get();
      if (open !== null && !isPinned) later(CLOSE_MS, () => set(null, false));
    },
    press(id) {
      const { open, isPinned } = store.get();
      // A press on a panel that the pointer has just opened is not meant to close it.
      if (open === id && isPinned) set(null, false);
      else set(id, true);
    },
    pin: (id) => set(id, true),
    close: () => set(null, false),
    dispose() {
      cancel();
      trail.clear();
    },
  };
}
