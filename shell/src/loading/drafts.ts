import {
  type DraftField,
  isShown,
  listFieldNames,
  mayKeep,
  nameShownFields,
  readField,
  readOwnValue,
  writeField,
} from './draftFields';
import { readTabMap, storeTabMap } from './tabStorage';

const STORAGE_KEY = 'portfolio:drafts';

/** Delay before newly visible fields are looked for, in milliseconds. */
const LOOK_MS = 100;

/** The input on one page, by field name. */
type PageDraft = Map<string, string>;

/** By page, input from an earlier document of this tab, or from a page that was dropped, that has not been restored yet. */
let pending = new Map<string, PageDraft>();
/** Changed fields of this document, with the page of each. */
let changed = new Map<DraftField, string>();
let observer: MutationObserver | undefined;
let look: ReturnType<typeof setTimeout> | undefined;

/** The page that was shown by the last navigation. Not read from the address, which Back changes before the page. */
let shownPage = '';

/** The page that is shown, with its current query: pages rewrite their own. */
function getShownPage(): string {
  const { pathname, search } = location;
  return shownPage.split('?')[0] === pathname ? pathname + search : shownPage;
}

/**
 * Keeps unsent input when one document replaces another: a newer build of the site, or a reload. It is stored only in
 * this tab. Passwords, codes and card numbers are not kept.
 *
 * @returns a function that stops it
 */
export function keepDrafts(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const reloadPending = () => {
    const stored = readTabMap<string, [string, string][]>(STORAGE_KEY);
    pending = new Map([...stored].map(([page, draft]) => [page, new Map(draft)]));
  };
  reloadPending();
  changed = new Map();
  noteShownPage(location);
  document.addEventListener('input', ({ target }) => noteChange(target), { capture: true, signal });
  addEventListener('pagehide', storeDrafts, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') storeDrafts();
    },
    { signal },
  );
  // Other documents of this tab may have stored drafts since.
  addEventListener('pageshow', ({ persisted }) => persisted && reloadPending(), { signal });
  return () => {
    ended.abort();
    stopRestoring();
  };
}

/** Call this when another page is shown. The query is included, because field values may depend on it. */
export function noteShownPage({ pathname, search }: { pathname: string; search: string }): void {
  shownPage = pathname + search;
  if (observer !== undefined) scheduleRestore();
}

/** Restores drafts into fields that are interactive now, and into those of dialogs and pages as they appear. */
export function restoreDrafts(): void {
  if (pending.size === 0) return;
  scheduleRestore();
  if (observer !== undefined) return;
  observer = new MutationObserver(scheduleRestore);
  const attributeFilter = ['style', 'hidden', 'open'];
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter });
}

function scheduleRestore(): void {
  if (!pending.has(shownPage)) return;
  look ??= setTimeout(() => {
    look = undefined;
    restoreShown();
  }, LOOK_MS);
}

function stopRestoring(): void {
  clearTimeout(look);
  look = undefined;
  observer?.disconnect();
  observer = undefined;
}

function restoreShown(): void {
  const page = shownPage;
  const draft = pending.get(page);
  if (draft === undefined) return;
  const fields = nameShownFields();
  for (const [name, value] of [...draft]) {
    const field = fields.get(name);
    if (field === undefined || globalThis.earlyActions?.within.contains(field) === true) continue;
    draft.delete(name);
    if (changed.has(field)) continue;
    changed.set(field, page);
    if (readOwnValue(field) !== value) writeField(field, value);
  }
  if (draft.size === 0) pending.delete(page);
  if (pending.size === 0) stopRestoring();
}

function noteChange(target: EventTarget | null): void {
  for (const field of changed.keys()) if (!field.isConnected) changed.delete(field);
  const field = mayKeep(target);
  if (field !== null) changed.set(field, getShownPage());
}

function storeDrafts(): void {
  const drafts = new Map([...pending].map(([page, draft]) => [page, new Map(draft)]));
  addChanged(drafts, () => true);
  storeTabMap(STORAGE_KEY, new Map([...drafts].map(([page, draft]) => [page, [...draft]])));
}

/**
 * Call this before a page is dropped: what was typed into its forms is restored when it is shown again. The state of
 * other fields is the page's own, such as a search in its address.
 */
export function keepFormsOf(page: Element): void {
  addChanged(pending, (field) => field.form !== null && page.contains(field));
  restoreDrafts();
}

function addChanged(drafts: Map<string, PageDraft>, isWanted: (field: DraftField) => boolean): void {
  const names = listFieldNames();
  for (const [field, changedOn] of changed) {
    const name = names.get(field);
    const value = readField(field);
    // A field that is gone was submitted or abandoned.
    if (name === undefined || value === null || !isWanted(field)) continue;
    const page = isShown(field) ? getShownPage() : changedOn;
    const draft = drafts.get(page) ?? new Map<string, string>();
    drafts.set(page, draft.set(name, value));
  }
}
