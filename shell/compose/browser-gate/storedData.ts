/** Name of all data that the site had stored before the page was opened. */
export const SEED = 'portfolio:before';

export const SEED_COOKIE = encodeURIComponent(SEED);

/** Stores data as earlier visits would have, but only once: a page that reloads finds whatever it has left of it. */
export const STORE = `(() => {
  try {
    if (performance.getEntriesByType('navigation')[0]?.type !== 'navigate') return;
    localStorage.setItem('${SEED}', '1');
    sessionStorage.setItem('${SEED}', '1');
    // A list of the shell: no release has failed in this tab.
    sessionStorage.setItem('portfolio:broken-releases', '{}');
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
