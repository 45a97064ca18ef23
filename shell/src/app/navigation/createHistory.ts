import { type Address, toUrl } from '../../browser/address';
import { browserPage } from '../../browser/browserPage';

/** The history of the tab, each of whose entries knows its place in it. */
export interface SiteHistory {
  getAddress(): Address;
  /** The place of the entry that the address is of. */
  getIndex(): number;
  push(to: Address): void;
  replace(to: Address): void;
}

interface EntryState {
  idx?: number;
}

const getState = () => window.history.state as EntryState | null;
const getIndex = () => getState()?.idx ?? 0;

/** Creates the history of this document: an entry that has no place yet is its first. */
export function createHistory(): SiteHistory {
  if (getState()?.idx === undefined) window.history.replaceState({ ...getState(), idx: 0 }, '');
  return {
    getAddress() {
      const { pathname, search, hash } = window.location;
      return { pathname, search, hash };
    },
    getIndex,
    push(to) {
      const url = toUrl(to);
      try {
        window.history.pushState({ idx: getIndex() + 1 }, '', url);
      } catch {
        // Some browsers make only so many entries for one document.
        browserPage.goTo(url);
      }
    },
    replace: (to) => window.history.replaceState({ idx: getIndex() }, '', toUrl(to)),
  };
}
