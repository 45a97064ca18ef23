import { serveInParts, type SiteInParts } from './support/serveInParts';
import { expect, test } from './support/siteTest';

/** The parts of the first screen whose places once depended on what follows them in the document. */
const WATCHED = 'header nav, header button, [aria-label="Projects by type"] > li';

/** On a busy machine the font arrives after the first paint; the fallback's words are up to 3 px wider or narrower. */
const FONT_PX = 4;

let site: SiteInParts;
test.beforeEach(async ({ siteUrl }) => {
  site = await serveInParts(siteUrl);
});
test.afterEach(() => site.close());

for (const width of [1280, 390])
  test(`nothing that is painted moves while a document arrives in parts, in a window of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(
      ([watched, allowedPx]) => {
        const places = new Map<Element, number>();
        const moves: string[] = [];
        Object.assign(window, { places, moves });
        const watch = () => {
          for (const element of document.querySelectorAll(watched)) {
            if (!element.checkVisibility({ visibilityProperty: true })) continue;
            const { x } = element.getBoundingClientRect();
            const before = places.get(element) ?? x;
            places.set(element, x);
            if (Math.abs(before - x) > allowedPx)
              moves.push(`${element.tagName} ${element.textContent}: ${before} to ${x}`);
          }
          requestAnimationFrame(watch);
        };
        requestAnimationFrame(watch);
      },
      [WATCHED, FONT_PX] as const,
    );
    await page.goto(site.url);
    const readWatched = () =>
      page.evaluate(() => {
        const { places, moves } = window as unknown as { places: Map<Element, number>; moves: string[] };
        return { count: places.size, moves };
      });
    await expect.poll(async () => (await readWatched()).count).toBeGreaterThanOrEqual(8);
    expect((await readWatched()).moves).toEqual([]);
  });
