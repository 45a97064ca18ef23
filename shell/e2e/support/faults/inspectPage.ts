import type { BrowserContext, Page } from '@playwright/test';
import { REMOTE_EVENT_NAME, type RemoteEvent } from '@portfolio/contract';
import { isPageHydrated } from '../isPageHydrated';

/** The page as a visitor sees it at one moment. */
export interface Look {
  /** Time on the page's clock, in milliseconds. */
  nowMs: number;
  path: string;
  /** The frame is interactive. */
  isStarted: boolean;
  /** The page is interactive too, but a remote may still be loading. */
  isHydrated: boolean;
  /** The page hydrates on the first interaction. */
  isDehydrated: boolean;
  /** Visible headings of the first level. */
  headings: readonly string[];
  /** Number of characters in the main element. */
  textLength: number;
  /** Alerts and status messages of the page. */
  alerts: readonly string[];
  statuses: readonly string[];
  /** Enabled buttons that do nothing without a script. */
  liveButtons: number;
  /** Links of the page that can be clicked. */
  liveLinks: number;
  /** A dialog covers the page. */
  isCovered: boolean;
  /** Number of results in the open search. */
  places: number;
  /** The composition page offers releases to choose from. */
  hasReleases: boolean;
  events: readonly RemoteEvent[];
  /** Code was executed whose hash is not the published one. */
  hasUnverifiedRun: boolean;
}

/**
 * Prepares every document of a context for inspections; timeouts that the browser implements are replaced by timers of its
 * clock.
 */
export async function prepareInspections(context: BrowserContext): Promise<void> {
  await context.addInitScript((eventName) => {
    const events: unknown[] = [];
    Object.assign(window, { remoteEvents: events });
    window.addEventListener(eventName, (event) => events.push((event as CustomEvent).detail));
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('Timed out.', 'TimeoutError')), ms);
      return controller.signal;
    };
    try {
      localStorage.setItem('portfolio:welcomed', '1');
    } catch {
      // The browser's own pages have no storage.
    }
  }, REMOTE_EVENT_NAME);
}

/** Inspects the page; null between two documents, or if the browser shows a page of its own. */
export async function inspectPage(page: Page): Promise<Look | null> {
  try {
    const [seen, isHydrated] = await Promise.all([page.evaluate(look), page.evaluate(isPageHydrated)]);
    return seen && { ...seen, isHydrated };
  } catch (error) {
    if (/Execution context|navigat|Target crashed|frame was detached/i.test(String(error))) return null;
    throw error;
  }
}

/** Runs in the page. */
function look(): Omit<Look, 'isHydrated'> | null {
  if (location.protocol === 'chrome-error:' || document.body === null) return null;
  const findAll = <E extends Element = HTMLElement>(selector: string) =>
    [...document.querySelectorAll<E>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: false }),
    );
  const readTexts = (selector: string) =>
    findAll(selector)
      .map(({ innerText }) => innerText.replace(/\s+/g, ' ').trim())
      .filter((text) => text !== '');
  const root = document.getElementById('root');
  const isTakenOver = root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  const main = findAll('main')[0];
  const isHit = (element: HTMLElement) => {
    const { top, left, bottom, right, width } = element.getBoundingClientRect();
    if (width === 0 || bottom < 0 || top > innerHeight) return false;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  return {
    nowMs: Date.now(),
    path: location.pathname,
    isStarted: isTakenOver && globalThis.earlyActions?.within !== document,
    isDehydrated: findAll('[data-page-slot][data-dehydrated]').length > 0,
    headings: readTexts('h1'),
    textLength: main?.innerText.trim().length ?? 0,
    alerts: readTexts('[role="alert"]'),
    statuses: [...readTexts('[role="status"]'), ...readTexts('dialog[open] h2')],
    liveButtons: findAll<HTMLButtonElement>(
      'button[type=button]:not([popovertarget], [data-theme-toggle])',
    ).filter(({ disabled }) => !disabled).length,
    liveLinks: findAll('header a[href^="/"]').filter(isHit).length,
    isCovered: document.querySelector('dialog:modal') !== null,
    places: findAll('dialog[open] [role="option"]').length,
    hasReleases: main?.innerText.includes('A choice reloads this page') ?? false,
    events: (window as unknown as { remoteEvents: RemoteEvent[] }).remoteEvents,
    hasUnverifiedRun: 'faultHasRun' in window,
  };
}
