import type * as DraftStore from './draftStore';
import { DRAFTS_KEY } from './draftsKey';

/** The code that keeps drafts, which loads with the first input, or if there is something to restore. */
let store: typeof DraftStore | undefined;
let loading: Promise<void> | undefined;

/** What the store has to know once it has loaded. */
let shown: Pick<Location, 'pathname' | 'search'> | undefined;
let canRestore = false;
const early = new Set<EventTarget | null>();

function loadStore(): Promise<void> {
  loading ??= import(/* webpackChunkName: "drafts" */ './draftStore').then(
    (loaded) => {
      store = loaded;
      store.keepDrafts();
      if (shown !== undefined) store.noteShownPage(shown);
      if (canRestore) store.restoreDrafts();
      early.forEach(store.noteChange);
      early.clear();
    },
    () => {
      // The next input tries again.
      loading = undefined;
    },
  );
  return loading;
}

/** Whether an earlier document of this tab left unsent input. */
function hasDrafts(): boolean {
  try {
    return sessionStorage.getItem(DRAFTS_KEY) !== null;
  } catch {
    return false;
  }
}

/**
 * Keeps unsent input when one document replaces another: a newer build of the site, or a reload. It is stored only in
 * this tab. Passwords are not stored.
 */
export function keepDrafts(): void {
  const loadIfNeeded = () => {
    if (hasDrafts()) void loadStore();
  };
  loadIfNeeded();
  // Other documents of this tab may have stored drafts since.
  addEventListener('pageshow', ({ persisted }) => persisted && loadIfNeeded());
  document.addEventListener(
    'input',
    ({ target }) => {
      if (store !== undefined) return;
      early.add(target);
      void loadStore();
    },
    { capture: true },
  );
}

/** Call this when another page is shown. */
export function noteShownPage(location: Pick<Location, 'pathname' | 'search'>): void {
  shown = location;
  store?.noteShownPage(location);
}

/** Restores drafts into fields that are interactive now, and into those of dialogs and pages as they appear. */
export function restoreDrafts(): void {
  canRestore = true;
  store?.restoreDrafts();
}
