import type { CDPSession, Page } from 'playwright-core';
import { evaluateInPage } from './evaluate';

/** Globals that the scripts of a page have changed, and work that they have not stopped. */
export interface PageTraces {
  /** Built-in functions of the browser that were replaced since the document began. */
  globals: readonly string[];
  /** Listeners, timers and the like that the release started and did not stop. */
  running: readonly string[];
}

/** Storage key and database name of the data that the site had stored before the page was opened. */
const SEED = 'portfolio:before';

export const SEED_COOKIE = encodeURIComponent(SEED);

const READER = 'portfolioTraces';

/** Runs first in each document: keeps references to the built-ins it needs before a page can replace them. */
const RECORD = `((filesUrl) => {
  const { apply, ownKeys, getOwnPropertyDescriptor, defineProperty } = Reflect;
  const { includes } = String.prototype;
  const Trace = Error;
  const isOfRelease = () => apply(includes, String(new Trace().stack), [filesUrl]);
  const running = new Map();
  const [get, set, remove, forEach] = [Map.prototype.get, Map.prototype.set, Map.prototype.delete, Map.prototype.forEach];
  const note = (key, what) => apply(set, running, [key, what]);
  const forget = (key) => apply(remove, running, [key]);

  const wrapTimer = (start, stop, isOnce, isSame) => {
    const startNow = window[start];
    window[start] = function (callback, ...others) {
      if (typeof callback !== 'function' || !isOfRelease()) return apply(startNow, window, [callback, ...others]);
      const id = apply(startNow, window, [function (...args) {
        if (isOnce) forget(isSame + id);
        return apply(callback, this, args);
      }, ...others]);
      note(isSame + id, start);
      return id;
    };
    const stopNow = window[stop];
    window[stop] = function (id) {
      forget(isSame + id);
      return apply(stopNow, window, [id]);
    };
  };
  // A timeout and an interval are stopped by either function.
  wrapTimer('setTimeout', 'clearTimeout', true, 'timer ');
  wrapTimer('setInterval', 'clearInterval', false, 'timer ');
  wrapTimer('requestAnimationFrame', 'cancelAnimationFrame', true, 'frame ');

  const toTarget = (target) => target === window || target == null ? 'window' : target === document ? 'document'
    : target === document.documentElement ? '<html>' : target === document.body ? '<body>' : null;
  const listeners = new Map();
  const toKey = (target, type, options) =>
    target + ' ' + type + ' ' + (typeof options === 'boolean' ? options : options?.capture === true);
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = toTarget(this);
    if (target !== null && listener && options?.once !== true && isOfRelease()) {
      const key = toKey(target, type, options);
      if (!listeners.has(key)) listeners.set(key, new Map());
      apply(set, apply(get, listeners, [key]), [listener, options?.signal]);
    }
    return apply(addEventListener, this ?? window, [type, listener, options]);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = toTarget(this);
    const known = target === null ? undefined : apply(get, listeners, [toKey(target, type, options)]);
    if (known !== undefined) apply(remove, known, [listener]);
    return apply(removeEventListener, this ?? window, [type, listener, options]);
  };

  const known = [];
  const watch = (name, object, keys, isWhole) => {
    const before = [];
    for (let index = 0; index < keys.length; index++)
      before[index] = getOwnPropertyDescriptor(object, keys[index]);
    known[known.length] = { name, object, keys, before, isWhole };
  };
  const whole = { Object, 'Object.prototype': Object.prototype, 'Function.prototype': Function.prototype,
    Array, 'Array.prototype': Array.prototype, 'String.prototype': String.prototype, 'Number.prototype': Number.prototype,
    Date, 'Date.prototype': Date.prototype, Promise, 'Promise.prototype': Promise.prototype,
    'Map.prototype': Map.prototype, 'Set.prototype': Set.prototype, JSON, Math, Reflect,
    'EventTarget.prototype': EventTarget.prototype, 'Event.prototype': Event.prototype, 'Node.prototype': Node.prototype,
    'Element.prototype': Element.prototype, 'HTMLElement.prototype': HTMLElement.prototype,
    'Document.prototype': Document.prototype, 'History.prototype': History.prototype, history,
    'Navigator.prototype': Navigator.prototype, navigator, 'Storage.prototype': Storage.prototype,
    'XMLHttpRequest.prototype': XMLHttpRequest.prototype, 'Request.prototype': Request.prototype,
    'Response.prototype': Response.prototype };
  for (const name of Object.keys(whole)) watch(name, whole[name], ownKeys(whole[name]), true);
  watch('', window, ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'Worker', 'Request', 'Response', 'Headers', 'URL',
    'setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'requestAnimationFrame', 'cancelAnimationFrame',
    'requestIdleCallback', 'queueMicrotask', 'structuredClone', 'addEventListener', 'removeEventListener', 'dispatchEvent',
    'postMessage', 'open', 'matchMedia', 'getComputedStyle', 'scrollTo', 'history', 'navigator', 'localStorage',
    'sessionStorage', 'indexedDB', 'caches', 'crypto', 'console', 'Object', 'Array', 'Function', 'String', 'Promise', 'Map',
    'Set', 'Date', 'Math', 'JSON', 'Reflect', 'Error', 'Event', 'CustomEvent', 'AbortController', 'MutationObserver',
    'IntersectionObserver', 'ResizeObserver', 'PerformanceObserver'], false);
  watch('document', document, ['title', 'cookie', 'addEventListener', 'removeEventListener', 'querySelector',
    'querySelectorAll', 'getElementById', 'createElement', 'write', 'startViewTransition'], false);

  const listGlobals = () => {
    const changed = [];
    for (let index = 0; index < known.length; index++) {
      const { name, object, keys, before, isWhole } = known[index];
      const add = (key) => (changed[changed.length] = (name && name + '.') + String(key));
      for (let place = 0; place < keys.length; place++) {
        const [was, is] = [before[place], getOwnPropertyDescriptor(object, keys[place])];
        if (was?.value !== is?.value || was?.get !== is?.get || was?.set !== is?.set) add(keys[place]);
      }
      if (!isWhole) continue;
      const now = ownKeys(object);
      for (let place = 0; place < now.length; place++) {
        let isKnown = false;
        for (let one = 0; one < keys.length && !isKnown; one++) isKnown = keys[one] === now[place];
        if (!isKnown) add(now[place]);
      }
    }
    return changed;
  };
  const listRunning = () => {
    const found = [];
    apply(forEach, running, [(what) => { found[found.length] = what; }]);
    apply(forEach, listeners, [(ofKey, key) => apply(forEach, ofKey, [(signal) => {
      if (signal?.aborted !== true) found[found.length] = 'a listener on ' + key.slice(0, key.lastIndexOf(' '));
    }])]);
    return found;
  };
  defineProperty(window, '${READER}', { value: () => ({ globals: listGlobals(), running: listRunning() }) });
})`;

/** Stores data as earlier visits would have, but only once: a page that reloads finds whatever it has left of it. */
const STORE = `(() => {
  try {
    if (performance.getEntriesByType('navigation')[0]?.type !== 'navigate') return;
    localStorage.setItem('${SEED}', '1');
    sessionStorage.setItem('${SEED}', '1');
    document.cookie = '${SEED_COOKIE}=1; path=/; SameSite=Lax';
    indexedDB.open('${SEED}').onsuccess = ({ target }) => target.result.close();
    void caches.open('${SEED}');
  } catch { /* A document without storage. */ }
})()`;

/** Runs in an isolated world: lists which of that data still exists. */
export const LIST_STORED = `(async () => [
  document.cookie.includes('${SEED_COOKIE}=1') && 'cookies',
  localStorage.getItem('${SEED}') === '1' && 'localStorage',
  sessionStorage.getItem('${SEED}') === '1' && 'sessionStorage',
  // Earlier requests to the database are answered first; a database that is only created now had been deleted.
  (await new Promise((resolve) => {
    const opening = indexedDB.open('${SEED}');
    opening.onupgradeneeded = () => opening.transaction.abort();
    opening.onsuccess = () => { opening.result.close(); resolve(true); };
    opening.onerror = () => resolve(false);
  })) && 'IndexedDB',
  (await caches.has('${SEED}')) && 'caches',
].filter(Boolean).join(', '))()`;

/** @param filesUrl - URL of the release's browser files: work that their code starts is attributed to the release */
export async function recordTraces(page: Page, filesUrl: string): Promise<void> {
  await page.addInitScript(`if (window === top) { ${STORE}; ${RECORD}(${JSON.stringify(filesUrl)}) }`);
}

export const readTraces = (session: CDPSession) => evaluateInPage<PageTraces>(session, `${READER}()`);
