import type { Page } from '@playwright/test';
import { expect } from '../siteTest';
import { NOTICE } from './faultRows';
import type { Visit } from './faultVisit';
import type { Look } from './inspectPage';

/** A page with less text counts as empty. */
const TEXT_LENGTH = 40;

/** Expects a page with a failed part to be usable and its messages to be true. */
export async function expectUsable(visit: Visit, look: Look): Promise<void> {
  const { page, row, fault, heading, situation } = visit;
  const said = look.alerts.join(' | ');
  expect(look.hasUnverifiedRun && fault.release === undefined, 'something unverified ran').toBe(false);
  expect(look.textLength, `there is text to read: ${said}`).toBeGreaterThan(TEXT_LENGTH);
  if (!look.isCovered) expect(look.liveLinks, 'links can be pressed').toBeGreaterThan(0);
  // A failure panel has its own heading if there is no page. If a remote is missing or threw, its page may have no
  // heading.
  const isWithout =
    row.goal === 'remote' && (situation === 'navigation' || fault.name === 'throws on render');
  const isOwn = (text: string) => text === heading || text === 'This page could not be loaded';
  expect(
    look.headings.filter((text) => !isOwn(text)),
    'headings of other pages',
  ).toEqual([]);
  if (!isWithout) expect(look.headings, said).toHaveLength(1);
  const foreign = look.alerts.filter((text) => row.says?.test(text) !== true);
  expect(foreign, 'nothing else is said to have failed').toEqual([]);
  if (situation === 'navigation') expect(look.path).toBe(row.path);
  if (!look.isStarted) {
    expect(NOTICE.test(said), 'a page that does not answer says so').toBe(true);
    // Apart from the buttons of the notice.
    expect(look.liveButtons, 'buttons that do nothing').toBe(0);
    return;
  }
  await expectHeaderAnswers(page, look);
}

/** Expects the header to work, even if nothing else does. */
async function expectHeaderAnswers(page: Page, { isCovered }: Look): Promise<void> {
  if (isCovered) return;
  const html = page.locator('html');
  const before = (await html.getAttribute('data-theme')) ?? '';
  await page
    .getByRole('banner')
    .getByRole('button', { name: /theme|dark|light/i })
    .click();
  await expect(html).not.toHaveAttribute('data-theme', before);
}

/** Expects a complete page without messages. */
export async function expectHydrated(visit: Visit, look: Look): Promise<void> {
  expect(look.hasUnverifiedRun && visit.fault.release === undefined, 'something unverified ran').toBe(false);
  expect(look.textLength).toBeGreaterThan(TEXT_LENGTH);
  expect(look.alerts, 'nothing is said to fail').toEqual([]);
  await expectHeaderAnswers(visit.page, look);
}
