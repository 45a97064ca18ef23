import { visitCompletely } from './support/shellVisit';
import { expect, test } from './support/siteTest';

/** Pages of every kind: the name of the file in `trees/`, and whether a list of sections is shown beside the page. */
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

/** The structure is reviewed, not every word of it: longer lines are cut. */
const LINE_LENGTH = 100;

// A change in what a screen reader announces shows up in review. To update the files:
// npm run test:browser -- trees --update-snapshots
for (const [name, path, hasSections] of PAGES)
  test(`the accessibility tree of the page ${path} matches the committed one`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/404/);
    await page.clock.setFixedTime(new Date('2026-01-15T12:00:00Z'));
    // With reduced motion, an animated drawing is complete from the start.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitCompletely(page, path);
    // It appears half a second after the page.
    const sections = page.getByRole('navigation', { name: 'Sections of this page' });
    await expect(sections).toHaveCount(hasSections ? 1 : 0);
    let tree = '';
    const isAtRest = async () => tree === (tree = await page.locator('body').ariaSnapshot());
    await expect.poll(isAtRest).toBe(true);
    const lines = tree.split('\n').map((line) => line.slice(0, LINE_LENGTH).trimEnd());
    expect(`${lines.join('\n')}\n`).toMatchSnapshot(`${name}.txt`);
  });
