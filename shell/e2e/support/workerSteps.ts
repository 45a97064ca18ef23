import type { Page } from '@playwright/test';
import { QUESTION } from '../../src/service-worker/OfflineComposition';
import { expectHeading } from './shellVisit';
import { expect } from './siteTest';

/** Visits the home page and waits until the service worker has cached everything and controls this tab. */
export async function visitUntilKept(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** The composition of the service worker that controls this tab. */
export const getComposition = (page: Page): Promise<string> =>
  page.evaluate(
    (type) =>
      new Promise<string>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }: MessageEvent<{ id: string }>) => resolve(data.id);
        navigator.serviceWorker.controller?.postMessage({ type, path: '/' }, [port2]);
      }),
    QUESTION,
  );

/** Number of files in all caches. */
export const countKept = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).length),
    );
    return keys.reduce((sum, count) => sum + count, 0);
  });

/** Checks for a newer worker and waits until it is ready or has given up. */
export const updateWorker = (page: Page): Promise<'waiting' | 'given up' | 'none'> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    try {
      await registration.update();
    } catch {
      return 'given up';
    }
    const { installing } = registration;
    if (installing !== null)
      await new Promise<void>((resolve) => {
        const check = () => {
          if (installing.state !== 'installing') resolve();
        };
        installing.addEventListener('statechange', check);
        check();
      });
    if (registration.waiting !== null) return 'waiting';
    return installing === null ? 'none' : 'given up';
  });

/**
 * Navigates within the tab by a link, and waits for the page it leads to.
 *
 * @param name - the beginning of the link's name and of the page's heading
 */
export async function followLink(page: Page, name: string): Promise<void> {
  const link = page
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .filter({ visible: true })
    .first();
  const path = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(({ pathname }) => pathname === path);
  await expectHeading(page, name);
}
