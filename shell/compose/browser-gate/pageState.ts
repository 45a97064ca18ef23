import type { CDPSession, Cookie, Page } from 'playwright-core';
import { evaluateIsolated } from './evaluate';
import { LIST_STORED, SEED, SEED_COOKIE } from './storedData';

/** State that a page has to leave unchanged for the next one, by kind. */
export type PageState = Readonly<Record<string, string>>;

/** The data that the site had stored before the page was opened. */
const STORED = 'earlier data';

/** Begins the names of values in `localStorage` and `sessionStorage`. */
const VALUE = 'value of ';

/** Runs in the page. Reads shared state only: neither the page's own elements nor elements that are not displayed. */
const READ_STATE = `(async () => {
  const state = { title: document.title, path: location.pathname };
  const isPassing = (name) => /^data-(route|theme-changing|transition)/.test(name);
  for (const element of [document.documentElement, document.body])
    for (const { name, value } of element.attributes)
      if (!isPassing(name)) state['<' + element.localName + ' ' + name + '>'] = value;
  const looks = ['background-color', 'color', 'cursor', 'display', 'filter', 'font-family', 'font-size', 'letter-spacing',
    'opacity', 'overflow', 'pointer-events', 'position', 'transform', 'visibility', 'word-spacing', 'zoom'];
  for (const selector of ['html', 'body', '#root', 'header', 'main', 'footer', 'h1', 'header a', 'main p']) {
    const element = document.querySelector(selector);
    if (element === null) continue;
    const style = getComputedStyle(element);
    for (const look of looks) state[look + ' of ' + selector] = style.getPropertyValue(look);
  }
  state['elements of body'] = [...document.body.children].map(({ localName, id }) => localName + (id && '#' + id))
    .filter((name) => !/^(script|link|style)/.test(name)).join(', ');
  // The shell shows the sections of a page a moment after the page.
  const isSections = (element) => element.matches('#root > * > nav') && element.ariaLabel === 'Sections of this page';
  const layers = [...document.querySelectorAll('body *')].filter((element) =>
    /fixed|sticky/.test(getComputedStyle(element).position) && element.getClientRects().length > 0 && !isSections(element));
  state['fixed layers'] = layers.map(({ localName }) => localName).join(', ');
  const storages = [localStorage, sessionStorage];
  for (const storage of storages)
    for (const key of Object.keys(storage)) if (key !== '${SEED}') state['${VALUE}' + key] = storage.getItem(key);
  const databases = await indexedDB.databases();
  state['keys in storage'] = [...storages.flatMap((storage) => Object.keys(storage)),
    ...databases.map(({ name }) => name), ...await caches.keys()].sort().join(', ');
  state['${STORED}'] = await ${LIST_STORED};
  return state;
})()`;

/**
 * Runs in the page: lists the links and buttons of the header that can be clicked, and the elements that cover the
 * others.
 */
const READ_HEADER = `(() => {
  const header = document.querySelector('body header');
  const usable = [];
  const covered = {};
  for (const control of header === null ? [] : header.querySelectorAll('a, button')) {
    const { left, top, width, height } = control.getBoundingClientRect();
    const name = control.getAttribute('aria-label') ?? control.textContent.trim();
    if (width === 0 || height === 0 || !control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    if (over !== null && control.contains(over)) usable.push(name);
    else covered[name] = over === null ? 'nothing: it is outside the window' : over.cloneNode().outerHTML;
  }
  return { usable, covered };
})()`;

/** Runs in the page while it is shown: reads the properties that only the shell may set. */
const READ_SHOWN = `({
  address: location.pathname + location.search,
  title: document.title,
  historyLength: history.length,
})`;

/** Properties that only the shell may set while a page is shown. */
export interface ShownState {
  /** Path and query. */
  address: string;
  title: string;
  /** Number of history entries, including the current one. */
  historyLength: number;
}

/** The controls of the header that work. */
export interface HeaderState {
  /** Names of the links and buttons that can be clicked. */
  usable: readonly string[];
  /** The elements that cover controls, by the name of the control. */
  covered: Readonly<Record<string, string>>;
}

export async function readPageState(page: Page, session: CDPSession): Promise<PageState> {
  const state = await evaluateIsolated<PageState>(session, READ_STATE);
  return { ...state, cookies: toCookiesText(await page.context().cookies()) };
}

export const readShownState = (session: CDPSession) => evaluateIsolated<ShownState>(session, READ_SHOWN);

export const readHeaderState = (session: CDPSession) => evaluateIsolated<HeaderState>(session, READ_HEADER);

/**
 * The cookies of all paths. A document sees only those of its own, yet a server refuses requests with too many, so large
 * ones at another path would block whatever is there.
 */
function toCookiesText(cookies: readonly Pick<Cookie, 'name' | 'value' | 'path'>[]): string {
  return cookies
    .filter(({ name, path }) => name !== SEED_COOKIE || path !== '/')
    .map(({ name, value, path }) => `${path} ${name}=${value}`)
    .sort()
    .join('; ');
}

/** The keys that the shell stores for each page that is shown. It stores all others on request, or after a fault. */
const SHELL_KEYS: readonly string[] = ['portfolio:drafts', 'portfolio:remote-events', 'portfolio:scroll'];

/** Lists to which nothing may be added. A missing item is no fault: it may just be hidden. */
const STORAGE = 'keys in storage';
const LISTS: readonly string[] = ['fixed layers', STORAGE];
const isList = (name: string) => LISTS.includes(name);

/** Names of the storages whose data was lost. */
export function listLost(before: PageState, after: PageState): string[] {
  const kept = new Set((after[STORED] ?? '').split(', '));
  return (before[STORED] ?? '').split(', ').filter((name) => !kept.has(name));
}

/**
 * Lists what a page has left behind for the next one: one phrase each.
 *
 * @param remoteId - what it stores under names that begin with it is allowed
 */
export function listLeftovers(before: PageState, after: PageState, remoteId: string): string[] {
  const isAllowed = (key: string) => key.startsWith(remoteId) || SHELL_KEYS.includes(key);
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
    if (name === STORED) return [];
    // A new key is in the list of keys.
    if (name.startsWith(VALUE) && (isAllowed(name.slice(VALUE.length)) || before[name] === undefined))
      return [];
    const [expected = '', found = ''] = [before[name], after[name]];
    if (isList(name)) {
      const known = new Set(['', ...expected.split(', ')]);
      const added = found
        .split(', ')
        .filter((one) => !known.has(one) && !(name === STORAGE && isAllowed(one)));
      return added.length === 0 ? [] : [`${name}: ${added.join(', ')}`];
    }
    return expected === found
      ? []
      : [`${name} is "${found.slice(0, 80)}" instead of "${expected.slice(0, 80)}"`];
  });
}
