import type { CDPSession, Page } from 'playwright-core';
import { evaluateIsolated } from './evaluate';
import { type HeaderState, readHeaderState } from './pageState';
import { VisitFault, within } from './visitFault';
import type { PageProblem } from './watchPage';

/** The usable controls in the header of a page of the shell, in windows of two widths. */
export type HeaderStates = Readonly<Record<keyof typeof WINDOWS, HeaderState>>;

/** The header has another layout below 600 px. The visit ends in the wide window. */
export const WINDOWS = {
  narrow: { width: 390, height: 844 },
  wide: { width: 1280, height: 800 },
} as const;

/** Reads the header in a narrow window, then in the wide one. */
export async function readHeaderStates(page: Page, session: CDPSession): Promise<HeaderStates> {
  await resize(page, session, 'narrow');
  const narrow = await readHeaderState(session);
  await resize(page, session, 'wide');
  return { narrow, wide: await readHeaderState(session) };
}

/** Waits two frames, until everything that depends on the width is up to date. */
async function resize(page: Page, session: CDPSession, name: keyof typeof WINDOWS): Promise<void> {
  await page.setViewportSize(WINDOWS[name]);
  await evaluateIsolated(
    session,
    'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))',
  );
}

/**
 * Checks that every control that can be clicked in the header of a page of the shell can be clicked here: visible and
 * not covered.
 */
export async function checkHeaderControls(
  page: Page,
  session: CDPSession,
  expected: HeaderStates,
  answerMs: number,
): Promise<void> {
  const found = await within(readHeaderStates(page, session), answerMs);
  for (const name of ['wide', 'narrow'] as const) {
    const { usable, covered } = found[name];
    const lost = expected[name].usable.find((control) => !usable.includes(control));
    if (lost === undefined) continue;
    const over = covered[lost];
    const where = name === 'wide' ? '' : ` in a window of ${WINDOWS.narrow.width} px`;
    throw new VisitFault(
      `"${lost}" in the header of the site ${over === undefined ? 'is hidden' : `is below ${over.slice(0, 120)}`}${where}`,
      'Keep layers of the page below the header (z-index below 10), or show them in a modal <dialog>.',
    );
  }
}

/** Waits in the page, frame by frame, until an expression is true. */
async function waitUntil(session: CDPSession, expression: string, limitMs: number): Promise<boolean> {
  const wait = `new Promise((resolve) => {
    const end = performance.now() + ${limitMs};
    const look = () => {
      const isTrue = ${expression};
      if (isTrue || performance.now() > end) resolve(isTrue);
      else requestAnimationFrame(look);
    };
    look();
  })`;
  return within(evaluateIsolated<boolean>(session, wait), 2 * limitMs);
}

/** Checks that Ctrl+K in the header opens the palette: the page must not swallow keys that it does not use. */
export async function checkKeys(page: Page, session: CDPSession, answerMs: number): Promise<PageProblem[]> {
  const isInDialog = `document.activeElement?.closest('dialog[open]') != null`;
  await within(page.locator('body header a').first().focus(), answerMs);
  await page.keyboard.press('Control+k');
  if (!(await waitUntil(session, isInDialog, answerMs)))
    return [
      {
        problem: 'Ctrl+K in the header does not open the palette of the site',
        nextStep:
          'Listen to keys on elements of the page, not on document or window, and stop none that it does not use.',
      },
    ];
  await page.keyboard.press('Escape');
  await waitUntil(session, `!(${isInDialog})`, answerMs);
  return [];
}

/** Runs in an isolated world: records every wheel event, after all listeners of the page. */
const RECORD_WHEEL = `globalThis.wheels ??= (() => {
  const wheels = [];
  document.addEventListener('wheel', (event) => wheels.push(event));
  return wheels;
})(); undefined`;

/** Checks that the wheel scrolls the page while the pointer is over the header or over the page's title. */
export async function checkWheel(page: Page, session: CDPSession, answerMs: number): Promise<PageProblem[]> {
  await evaluateIsolated(session, RECORD_WHEEL);
  let count = 0;
  for (const place of [page.locator('body header'), page.locator('main h1')]) {
    const box = (await place.count()) === 0 ? null : await within(place.first().boundingBox(), answerMs);
    if (box === null || box.y < 0 || box.y + 2 > WINDOWS.wide.height) continue;
    count += 1;
    // There is no link in the corner that could react to the pointer.
    await page.mouse.move(box.x + 1, box.y + 1);
    await page.mouse.wheel(0, 1);
    const hasArrived = await waitUntil(session, `wheels.length >= ${count}`, answerMs);
    if (hasArrived && !(await evaluateIsolated<boolean>(session, 'wheels.at(-1).defaultPrevented'))) continue;
    return [
      {
        problem: 'the wheel does not scroll the page',
        nextStep: 'Listen to the wheel on the element of the page that uses it, not on document or window.',
      },
    ];
  }
  return [];
}
