import type { BrowserContext, Locator, Page } from '@playwright/test';
import { CHUNK_LOAD_TIMEOUT_MS, REMOTE_EVENT_NAME, type RemoteEvent } from '@portfolio/contract';
import { expect, waitForHydration } from '../siteTest';
import type { Outcome } from './faultKinds';
import type { FaultTarget } from './faultTargets';

/** What the panel says, by how the fault ends. */
const SAID = {
  timeout: { reason: 'It took too long to arrive.', type: 'timeout' },
  missing: { reason: 'A part of it is missing or was not what we published', type: 'missing' },
} as const;

export function getPanel(page: Page): Locator {
  return page.getByRole('alert').filter({ hasText: 'is not available right now' });
}

/** Keeps the events of every page from now on; marks will not do, for a page whose clock is moved has none. */
export async function recordEvents(context: BrowserContext): Promise<void> {
  await context.addInitScript((name) => {
    const events: unknown[] = [];
    Object.assign(window, { remoteEvents: events });
    window.addEventListener(name, (event) => events.push((event as CustomEvent).detail));
  }, REMOTE_EVENT_NAME);
}

/** The events of the document so far, oldest first. */
export function listEvents(page: Page): Promise<RemoteEvent[]> {
  return page.evaluate(() => (window as unknown as { remoteEvents: RemoteEvent[] }).remoteEvents);
}

/** The header answers, whatever a remote does. */
export async function expectUsableHeader(page: Page): Promise<void> {
  const html = page.locator('html');
  const before = (await html.getAttribute('data-theme')) ?? '';
  await page
    .getByRole('banner')
    .getByRole('button', { name: /theme|dark|light/i })
    .click();
  await expect(html).not.toHaveAttribute('data-theme', before);
}

/** A page of another remote comes and runs, in the same browser at the same time. */
export async function expectUsableRemote(other: Page, url: string): Promise<void> {
  await other.goto(url);
  await waitForHydration(other);
  await expect.poll(async () => (await listEvents(other)).map(({ type }) => type)).toContain('ready');
  await expect(getPanel(other)).toHaveCount(0);
}

/** Lets the page's clock go on, a little at a time, until something holds. */
export async function runClockUntil(page: Page, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(500);
    await check();
  }).toPass({ intervals: [50] });
}

/** The panel comes: by the deadline, not before it, where files hang; after three tries where they are missing. */
export async function expectPanel(
  page: Page,
  outcome: Outcome,
  { remoteId, kind }: FaultTarget,
): Promise<void> {
  const panel = getPanel(page);
  if (outcome === 'timeout') {
    await page.clock.fastForward(CHUNK_LOAD_TIMEOUT_MS - 10_000);
    await expect(panel).toBeHidden();
  }
  await runClockUntil(page, () => expect(panel).toBeVisible({ timeout: 100 }));
  if (outcome !== 'timeout' && outcome !== 'missing') {
    await expect(panel).toContainText(/could not be started|missing/);
    return;
  }
  const code = kind === 'CSS' ? 'CSS_CHUNK_LOAD_FAILED' : 'CHUNK_LOAD_FAILED';
  await expect(panel).toContainText(SAID[outcome].reason);
  await expect(panel).toContainText(`Loading chunk ${remoteId}`);
  await expect(panel).toContainText(`(${code}, ${SAID[outcome].type}: `);
}

/** Whether the browser has used the file. */
export function hasRun(page: Page, { kind, container, url }: FaultTarget): Promise<boolean> {
  return page.evaluate(
    ([name, globalName, path]) => {
      const globals = window as unknown as Record<string, unknown>;
      if (name === 'entry') return globals[globalName] !== undefined;
      if (name === 'CSS')
        return [...document.styleSheets].some(({ href }) => href !== null && new URL(href).pathname === path);
      const chunks = (globals[`webpackChunk${globalName}`] ?? []) as [string[]][];
      const id = /([^/]+?)\.[0-9a-f]{8}\.js$/.exec(path)?.[1] ?? '';
      return chunks.some(([ids]) => ids.includes(id));
    },
    [kind, container, url] as const,
  );
}

/** Nothing that was not verified has run. */
export async function expectUnused(page: Page, target: FaultTarget): Promise<void> {
  expect(await hasRun(page, target), 'the file is not used').toBe(false);
  expect(await page.evaluate(() => 'faultHasRun' in window), 'nothing unverified ran').toBe(false);
}

/** The remote's page is there and React runs it. */
export async function expectReady(page: Page, { remoteId }: FaultTarget, version: string): Promise<void> {
  await runClockUntil(page, async () => {
    const ready = (await listEvents(page)).filter(({ type }) => type === 'ready');
    expect(ready.map((event) => `${event.remoteId} ${event.version}`)).toContain(`${remoteId} ${version}`);
    await expect(getPanel(page)).toBeHidden({ timeout: 100 });
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}
