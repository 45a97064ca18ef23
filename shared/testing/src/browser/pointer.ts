import type { CDPSession, Locator } from '@playwright/test';

/** A place in the window, in CSS pixels. */
interface Point {
  x: number;
  y: number;
}

const SWIPE_STEPS = 20;

/**
 * Swipes one finger over a page, through the browser's native scrolling, and holds still before it lifts.
 *
 * @param cdp - session of a page with touch
 * @param from - where the finger touches down
 * @param way - how far it moves
 */
export async function swipe(
  cdp: CDPSession,
  from: Point,
  way: { xPx?: number; yPx?: number },
): Promise<void> {
  const { xPx = 0, yPx = 0 } = way;
  // Times are set, not measured: on a busy machine, a pause would look like a fling.
  const startS = Date.now() / 1000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number, timeMs: number) => {
    // Slows down to its end: browsers interpolate a scroll between moves, and would drop a part of a last long one.
    const share = 1 - (1 - step / SWIPE_STEPS) ** 3;
    return cdp.send('Input.dispatchTouchEvent', {
      type,
      timestamp: startS + timeMs / 1000,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + xPx * share, y: from.y + yPx * share }],
    });
  };
  await touch('touchStart', 0, 0);
  for (let step = 1; step <= SWIPE_STEPS; step += 1) await touch('touchMove', step, step * 16);
  for (const timeMs of [400, 500, 600]) await touch('touchMove', SWIPE_STEPS, timeMs);
  await touch('touchEnd', SWIPE_STEPS, 700);
}

/**
 * Drags over an element with the mouse.
 *
 * @param target - the element
 * @param places - the points on the way, as fractions of the element's width and height
 */
export async function drag(
  target: Locator,
  ...places: readonly (readonly [x: number, y: number])[]
): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  const [first, ...rest] = places;
  if (box === null || first === undefined)
    throw new Error(`Failed to drag: ${target} has no box, or no place to go is given.`);
  const at = ([x, y]: readonly [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const;
  const { mouse } = target.page();
  await mouse.move(...at(first));
  await mouse.down();
  for (const place of rest) await mouse.move(...at(place), { steps: 8 });
  await mouse.up();
}
