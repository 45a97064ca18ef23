import {
  createPath,
  type Location,
  type NavigationType,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';

/** The history of the tab. Each entry has an index that outlives the document; a later entry has a larger one. */
export interface TabHistory {
  /** The current address. */
  getLocation(): Location;
  /** The index of its entry. */
  getIndex(): number;
  /** Adds or replaces an entry, unless the browser has already done so. An address is never added to itself. */
  enter(to: Location, action: `${NavigationType}`): void;
  go(steps: number): void;
  /** Moves without calling the listener; calls `onDone` once the browser has made the move. */
  goSilently(steps: number, onDone?: () => void): void;
  /**
   * Listens to Back and Forward, and to jumps inside the page, for which the browser has already created the entry and
   * scrolled.
   *
   * @returns a function that stops it
   */
  listen(onMove: (kind: 'traversal' | 'jump') => void): () => void;
}

const readIndex = (): number => {
  const state = window.history.state as { idx?: number } | null;
  return state?.idx ?? 0;
};

export function createTabHistory(): TabHistory {
  // Unique in the tab, since scroll positions outlive the document.
  if (window.history.state === null) window.history.replaceState({ idx: Date.now() }, '');
  const history = createBrowserHistory({ window });
  let index = readIndex();
  let address = createPath(history.location);
  const ownMoves: (() => void)[] = [];

  function note() {
    index = readIndex();
    address = createPath(history.location);
  }

  /** A link to the part that the address already names removes the state of the entry in Firefox, without an event. */
  function restoreIndex() {
    if (window.history.state === null && createPath(history.location) === address)
      window.history.replaceState({ idx: index }, '');
  }
  const restoreIndexLater = () => setTimeout(restoreIndex);

  return {
    getLocation: () => history.location,
    getIndex: () => index,
    enter(to, action) {
      restoreIndex();
      if (action === 'PUSH' && createPath(to) !== createPath(history.location)) history.push(to, to.state);
      else if (action !== 'POP') history.replace(to, to.state);
      note();
    },
    go: (steps) => history.go(steps),
    goSilently(steps, onDone = () => {}) {
      if (steps === 0) return;
      ownMoves.push(onDone);
      history.go(steps);
    },
    listen(onMove) {
      const end = history.listen(() => {
        const onDone = ownMoves.shift();
        const isJump = onDone === undefined && window.history.state === null;
        if (isJump) {
          if (createPath(history.location) !== address) index += 1;
          window.history.replaceState({ idx: index }, '');
        }
        note();
        if (onDone !== undefined) onDone();
        else onMove(isJump ? 'jump' : 'traversal');
      });
      document.addEventListener('click', restoreIndexLater);
      return () => {
        end();
        document.removeEventListener('click', restoreIndexLater);
      };
    },
  };
}
