import { visitCompletely } from './support/shellVisit';
import { expect, test } from './support/siteTest';

/** Pages of every kind: the name of its file in `trees/`, and whether the list of its sections stands at its side. */
const PAGES = [
  ['home', '/', true],
  ['work', '/work/UX', false],
  ['about', '/about', true],
  ['contact', '/contact', true],
  ['case-study', '/work/UX/paymentsReview', false],
  ['drum-kit', '/work/js/drumKit', true],
  ['canvas', '/work/js/canvasExample', true],
  ['pulse', '/work/CSS/pulseAnimation', true],
  ['rsvp', '/work/WebUX/RSVPApp', true],
  ['page-not-found', '/nowhere', false],
] as const;

/** What is read out is reviewed, not every word of it: longer lines are cut. */
const LINE_LENGTH = 100;

// A change of what a screen reader hears is read in review: "npm run test:browser -- trees --update-snapshots" writes it.
for (const [name, path, hasSections] of PAGES)
  test(`a screen reader hears the page ${path} as its tree is kept`, async ({ page, consoleGuard }) => {
    consoleGuard.allow(/404/);
    await page.clock.setFixedTime(new Date('2026-01-15T12:00:00Z'));
    // A sheet that draws itself is finished from the start.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitCompletely(page, path);
    // It comes half a second after the page.
    const sections = page.getByRole('navigation', { name: 'Sections of this page' });
    await expect(sections).toHaveCount(hasSections ? 1 : 0);
    let tree = '';
    const isAtRest = async () => tree === (tree = await page.locator('body').ariaSnapshot());
    await expect.poll(isAtRest).toBe(true);
    const lines = tree.split('\n').map((line) => line.slice(0, LINE_LENGTH).trimEnd());
    expect(`${lines.join('\n')}\n`).toMatchSnapshot(`${name}.txt`);
  });
