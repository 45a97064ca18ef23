import { expect, readSiteIndex, test } from '../support/siteTest';
import { readSite } from './readSite';

/** Runs in the page. Parses XML with the browser's parser. */
function readXml(source: string) {
  const parsed = new DOMParser().parseFromString(source, 'application/xml');
  const readAll = (selector: string) =>
    [...parsed.querySelectorAll(selector)].map((node) => node.textContent);
  const toFields = (selector: string) =>
    [...parsed.querySelectorAll(selector)].map((parent) =>
      Object.fromEntries([...parent.children].map((child) => [child.nodeName, child.textContent])),
    );
  return {
    errors: readAll('parsererror'),
    root: parsed.documentElement.nodeName,
    namespace: parsed.documentElement.namespaceURI,
    urls: toFields('urlset > url'),
    channel: toFields('rss > channel')[0] ?? {},
    items: toFields('rss > channel > item'),
    self: parsed.querySelector('channel > [rel="self"]')?.getAttribute('href') ?? '',
  };
}

/** The date format of the sitemap protocol: a day, or a time with its zone. */
const W3C_DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** The date format of RSS: RFC 822 with a four-digit year. */
const RSS_DATE = /^(?:\w{3}, )?\d{1,2} \w{3} \d{4} \d{2}:\d{2}(?::\d{2})? (?:GMT|UT|[+-]\d{4})$/;

test('the sitemap lists existing pages, each once, with the date of a change if it is known', async ({
  page,
}) => {
  await page.goto('/');
  const { errors, root, namespace, urls } = await page.evaluate(readXml, readSite('sitemap.xml'));
  expect(errors).toEqual([]);
  expect([root, namespace]).toEqual(['urlset', 'http://www.sitemaps.org/schemas/sitemap/0.9']);
  const pages = new Set(readSiteIndex().pages);
  const locations = urls.map(({ loc = '' }) => new URL(loc).pathname);
  expect(locations.filter((path) => !pages.has(path))).toEqual([]);
  expect(new Set(locations).size).toBe(locations.length);
  // Only pages that state when they were written have a date; composing again changes none.
  const dates = urls.flatMap(({ lastmod }) => (lastmod === undefined ? [] : [lastmod]));
  expect(dates.length).toBeGreaterThan(5);
  expect(dates.filter((date) => !W3C_DATE.test(date) || Date.parse(date) > Date.now())).toEqual([]);
  expect(readSite('robots.txt')).toContain('/sitemap.xml');
});

test('the feed is valid RSS 2.0 for its readers, and links to existing pages', async ({ page }) => {
  await page.goto('/');
  const { errors, root, channel, items, self } = await page.evaluate(readXml, readSite('rss.xml'));
  expect(errors).toEqual([]);
  expect(root).toBe('rss');
  expect(channel).toMatchObject({
    title: expect.stringMatching(/./) as unknown,
    link: expect.stringMatching(/^https:\/\//) as unknown,
    description: expect.stringMatching(/./) as unknown,
    language: 'en',
  });
  expect(new URL(self).pathname).toBe('/rss.xml');
  expect(items.length).toBeGreaterThan(0);
  expect(new Set(items.map(({ guid }) => guid)).size).toBe(items.length);
  const pages = new Set(readSiteIndex().pages);
  for (const { title, link = '', description, pubDate } of items) {
    expect([title, description]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
    expect(pages.has(new URL(link).pathname), link).toBe(true);
    expect(pubDate).toMatch(RSS_DATE);
  }
});

test('the manifest names the site, its start and icons of the stated sizes', async ({ page }) => {
  await page.goto('/');
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await page.request.get(link ?? '')).json()) as {
    name: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  expect(manifest.name).not.toBe('');
  expect(readSiteIndex().pages).toContain(manifest.start_url);
  expect(['standalone', 'browser', 'minimal-ui', 'fullscreen']).toContain(manifest.display);
  // Browsers require three icons for an installable site: a maskable one, one of 192 px and one of 512 px.
  expect(manifest.icons.some(({ purpose = '' }) => purpose.includes('maskable'))).toBe(true);
  for (const size of ['192x192', '512x512'])
    expect(manifest.icons.some(({ sizes }) => sizes.includes(size) || sizes === 'any')).toBe(true);
  for (const { src, sizes, type } of manifest.icons) {
    const answer = await page.request.get(src);
    expect([answer.status(), answer.headers()['content-type']], src).toEqual([200, type]);
    if (!/^\d/.test(sizes)) continue;
    const [width, height] = sizes.split('x').map(Number);
    const drawn = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, src);
    expect(drawn, src).toEqual([width, height]);
  }
});
