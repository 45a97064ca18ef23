import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** Swipes one finger over a page that has touch, as the browser's own scrolling sees it. */
export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) => {
    const at =
      share === undefined
        ? []
        : [{ x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }];
    return client.send('Input.dispatchTouchEvent', { type, touchPoints: at });
  };
  await send('touchStart', 0);
  for (const share of [0.1, 0.3, 0.6, 1]) await send('touchMove', share);
  await send('touchEnd');
}
