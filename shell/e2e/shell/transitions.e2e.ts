import { noteTransitions, readTransitions } from '../support/routeTransitions';
import { expectHeading, saveData, visit, visitCompletely } from '../support/shellVisit';
import { expect, test } from '../support/siteTest';
import { stopClock } from '../support/stopClock';

test('a link may ask for a slide, from the side given by the depth of its path, or for a zoom without overflow', async ({
  page,
}) => {
  // If a page takes long to load, its dialog blocks scrolling too.
  await stopClock(page);
  await visit(page, '/parts');
  await noteTransitions(page);
  const follow = async (name: RegExp, heading: string | RegExp) => {
    await page.getByRole('main').getByRole('link', { name }).press('Enter');
    await expectHeading(page, heading);
    await page.goBack();
    await expectHeading(page, 'Parts');
  };
  await follow(/^Slide to a deeper path/, 'CSS work');
  await follow(/^Slide to a higher path/, /build what I drew/);
  await follow(/^Zoom/, 'Site map');
  // Navigating back uses the fade transition.
  const asked = (await readTransitions(page)).filter(({ kind }) => kind !== 'fade');
  expect(asked).toMatchObject([
    { kind: 'slide', direction: 'right', overflow: 'visible', from: '3rem' },
    { kind: 'slide', direction: 'left', overflow: 'visible', from: '-3rem' },
    { kind: 'zoom', direction: 'right', overflow: 'hidden', from: '' },
  ]);
});

test('a page’s script loads when its link is hovered, not before', async ({ page }) => {
  await saveData(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const isContactThere = () => scripts.some((path) => /\/contact-page-tsx\.[^/]*js$/.test(path));
  await visit(page, '/about');
  const link = page.getByRole('banner').getByRole('link', { name: /Contact/ });
  expect(isContactThere()).toBe(false);
  await link.hover();
  await expect.poll(isContactThere).toBe(true);
});

test('a page loads the code of its own group only', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/404/);
  await saveData(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  for (const [path, groups] of [
    ['/', []],
    ['/about', []],
    ['/blogs', []],
    ['/TermsOfService', []],
    ['/work', ['work']],
    ['/contact', ['contact']],
    ['/nowhere', ['page-not-found']],
  ] as const) {
    scripts.length = 0;
    await visit(page, path);
    const loaded = scripts.flatMap((url) => /\/([a-z-]+)-page-tsx\.[^/]*js$/.exec(url)?.[1] ?? []);
    expect.soft([...new Set(loaded)], path).toEqual(groups);
  }
  scripts.length = 0;
  await visitCompletely(page, '/work/js/drumKit');
  const demos = scripts.flatMap((url) => /\/remotes\/js-demos\/(\w+)\.[^/]*js$/.exec(url)?.[1] ?? []);
  expect(demos).toContain('drumKit');
  expect(demos.filter((name) => /analogClock|arrayCardio|canvasExample|videoControl/.test(name))).toEqual([]);
});

test('Back returns the focus to the followed link, or to the heading if the page was discarded', async ({
  page,
}) => {
  await visit(page, '/about');
  const footer = page.getByRole('contentinfo');
  const proof = page.getByRole('list', { name: 'Proof of Prototyping' }).getByRole('link');
  await proof.press('Enter');
  await expectHeading(page, 'JavaScript work');
  await page.goBack();
  await expect(proof).toBeFocused();
  await proof.press('Enter');
  await expectHeading(page, 'JavaScript work');
  await footer.getByRole('link', { name: 'Disclaimer' }).click();
  await expectHeading(page, 'Disclaimer');
  await page.goBack();
  await expectHeading(page, 'JavaScript work');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeFocused();
});
