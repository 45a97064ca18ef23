import type { BrowserContext, Page } from '@playwright/test';
import { REMOTE_EVENT_NAME, type RemoteEvent } from '@portfolio/contract';
import { isPageAlive } from '../isPageAlive';

/** What a visitor finds at one moment. */
export interface Look {
  /** The page's clock, in milliseconds. */
  nowMs: number;
  path: string;
  /** The frame answers. */
  isStarted: boolean;
  /** The page in it answers too; what belongs to a remote may still be on its way. */
  isAlive: boolean;
  /** The page waits for somebody to use it. */
  isDehydrated: boolean;
  /** Of the first level, as they are seen. */
  headings: readonly string[];
  /** Signs of text in the main part. */
  textLength: number;
  /** What the page says by itself: alerts, and what it says of its state. */
  alerts: readonly string[];
  statuses: readonly string[];
  /** Buttons that can be pressed and take a script to do anything. */
  liveButtons: number;
  /** Links of the page that can be pressed. */
  liveLinks: number;
  /** A dialog lies over the page. */
  isCovered: boolean;
  /** How many places the open search lists. */
  places: number;
  /** The composition page offers releases. */
  hasReleases: boolean;
  events: readonly RemoteEvent[];
  /** Something whose hash is not the published one ran. */
  hasUnverifiedRun: boolean;
}

/** Prepares every document of a context for looks; what takes a time-out of the browser's own takes one of its clock. */
export async function prepareLooks(context: BrowserContext): Promise<void> {
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
      // A page of the browser itself has no storage.
    }
  }, REMOTE_EVENT_NAME);
}

/** Looks at the page; null while one document gives its place to the next, or where the browser shows a page of its own. */
export async function takeLook(page: Page): Promise<Look | null> {
  try {
    const [seen, isAlive] = await Promise.all([page.evaluate(look), page.evaluate(isPageAlive)]);
    return seen && { ...seen, isAlive };
  } catch (error) {
    if (/Execution context|navigat|Target crashed|frame was detached/i.test(String(error))) return null;
    throw error;
  }
}

/** Runs in the page. */
function look(): Omit<Look, 'isAlive'> | null {
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
    liveButtons: findAll<HTMLButtonElement>('button[type=button]:not([popovertarget])').filter(
      ({ disabled }) => !disabled,
    ).length,
    liveLinks: findAll('header a[href^="/"]').filter(isHit).length,
    isCovered: document.querySelector('dialog:modal') !== null,
    places: findAll('dialog[open] [role="option"]').length,
    hasReleases: main?.innerText.includes('A choice reloads this page') ?? false,
    events: (window as unknown as { remoteEvents: RemoteEvent[] }).remoteEvents,
    hasUnverifiedRun: 'faultHasRun' in window,
  };
}
