import { createPath, type NavigationType, type Path } from 'react-router-dom';
import { browserPage } from '../../browser/browserPage';

/** The loading of another document, which replaces this one: from then on, every navigation loads a document. */
export interface Departure {
  hasBegun(): boolean;
  /** Loads the document of an address. */
  leave(to: Path, action: `${NavigationType}`): void;
  /** Stops loading it. */
  cancel(): void;
  /** The browser has restored this document. */
  reset(): void;
  /** Notices departures that the browser begins, while `isNeeded`. */
  watch(isNeeded: boolean): void;
}

/** @param onBegin - called when the browser begins to load another document, or a download */
export function createDeparture(onBegin: () => void): Departure {
  let hasBegun = false;

  function begin() {
    hasBegun = true;
    window.removeEventListener('beforeunload', handleLeaving);
  }

  /**
   * Before a download or a mail link the browser fires the same event as before another document, and this one stays. No
   * later event tells these from a slow document, so the next link loads a document: that also replaces a slow one.
   */
  function handleLeaving() {
    begin();
    onBegin();
  }

  return {
    hasBegun: () => hasBegun,
    leave(to, action) {
      begin();
      const path = createPath(to);
      // Back and Forward have already changed the address.
      if (action === 'POP') browserPage.reload();
      else if (action === 'REPLACE') browserPage.replace(path);
      else browserPage.goTo(path);
    },
    cancel() {
      if (hasBegun) browserPage.stop();
      hasBegun = false;
    },
    reset() {
      hasBegun = false;
    },
    watch(isNeeded) {
      // Only then: some browsers do not cache a page for Back if it has this listener.
      if (isNeeded && !hasBegun) window.addEventListener('beforeunload', handleLeaving);
      else window.removeEventListener('beforeunload', handleLeaving);
    },
  };
}
