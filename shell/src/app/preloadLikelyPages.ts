import type { PageStore } from './pageStore';

/** So many pages are fetched beyond the one that was asked for. */
const MAX_PAGES = { navigation: 4, content: 3 };

/** What some browsers tell of the connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Fetches the pages a visitor is likely to go to, one after the other, while the browser has nothing else to do. Never
 * where data is to be saved or the connection is slow, and nothing of a remote is run.
 */
export async function preloadLikelyPages(store: Pick<PageStore, 'prepare'>): Promise<void> {
  function prepareNext([path, ...rest]: readonly string[]) {
    if (path === undefined) return;
    requestIdleCallback(async () => {
      // The visitor has not asked for this page yet; a failure is reported when they do.
      await store.prepare(path).catch(() => {});
      prepareNext(rest);
    });
  }

  // Safari has no idle callbacks yet; there, pages are fetched when a link is meant.
  if (typeof requestIdleCallback !== 'function' || isSaving() || (await isUpdateWaiting())) return;
  prepareNext(listLikelyPaths());
}

/**
 * Says whether a newer service worker waits. Chromium lets it take over when the one in charge has nothing to do;
 * pages fetched meanwhile would keep it waiting.
 */
async function isUpdateWaiting(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  return (registration?.waiting ?? null) !== null;
}

function isSaving(): boolean {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType?.endsWith('2g') === true;
}

/** The pages of the main navigation, then projects whose links can be seen. */
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
