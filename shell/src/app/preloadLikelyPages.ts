import type { PageStore } from './pageStore';

/** How many pages are fetched beyond the requested one. */
const MAX_PAGES = { navigation: 4, content: 3 };

/** The Network Information API, which only some browsers have. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Prefetches the documents of pages that a visitor is likely to open next, one after the other, while the browser is
 * idle. Does nothing with data saver or a slow connection.
 */
export async function preloadLikelyPages(store: Pick<PageStore, 'prefetch'>): Promise<void> {
  function prefetchNext([path, ...rest]: readonly string[]) {
    if (path === undefined) return;
    requestIdleCallback(async () => {
      // Only a guess so far; a failure is reported when the visitor opens the page.
      await store.prefetch(path).catch(() => {});
      prefetchNext(rest);
    });
  }

  // Safari has no idle callbacks yet; there, a page is fetched when the visitor hovers or focuses its link.
  if (typeof requestIdleCallback !== 'function' || isSaving() || (await isUpdateWaiting())) return;
  prefetchNext(listLikelyPaths());
}

/**
 * Returns whether a newer service worker is waiting. Chromium lets it take over once the active one is idle; fetching
 * pages would keep it waiting.
 */
async function isUpdateWaiting(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  return (registration?.waiting ?? null) !== null;
}

function isSaving(): boolean {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType?.endsWith('2g') === true;
}

/** The pages of the main navigation, then projects with visible links. */
function listLikelyPaths(): readonly string[] {
  const toPaths = (links: readonly HTMLAnchorElement[]) =>
    [...new Set(links.map(({ pathname }) => pathname))].filter((path) => path !== location.pathname);
  const navigation = [...document.querySelectorAll<HTMLAnchorElement>('header nav a[href^="/"]')];
  const projects = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/work/"]')].filter(isSeen);
  return [
    ...toPaths(navigation).slice(0, MAX_PAGES.navigation),
    ...toPaths(projects).slice(0, MAX_PAGES.content),
  ];
}

function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}
