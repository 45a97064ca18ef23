import { visitCompletely } from './support/shellVisit';
import { expect, test } from './support/siteTest';

/** Pages of every kind, each with the name of its file in `trees/`. */
const PAGES = [
  ['home', '/'],
  ['work', '/work/UX'],
  ['about', '/about'],
  ['contact', '/contact'],
  ['case-study', '/work/UX/paymentsReview'],
  ['drum-kit', '/work/js/drumKit'],
  ['canvas', '/work/js/canvasExample'],
  ['pulse', '/work/CSS/pulseAnimation'],
  ['rsvp', '/work/WebUX/RSVPApp'],
  ['page-not-found', '/nowhere'],
] as const;

/** What is read out is reviewed, not every word of it: longer lines are cut. */
const LINE_LENGTH = 100;

// A change of what a screen reader hears is read in review: "npm run test:browser -- trees --update-snapshots" writes it.
for (const [name, path] of PAGES)
  test(`a screen reader hears the page ${path} as its tree is kept`, async ({ page, consoleGuard }) => {
    consoleGuard.allow(/404/);
    await page.clock.setFixedTime(new Date('2026-01-15T12:00:00Z'));
    await visitCompletely(page, path);
    const tree = await page.locator('body').ariaSnapshot();
    const lines = tree.split('\n').map((line) => line.slice(0, LINE_LENGTH).trimEnd());
    expect(`${lines.join('\n')}\n`).toMatchSnapshot(`${name}.txt`);
  });
