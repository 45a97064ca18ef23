import fs from 'node:fs';
import path from 'node:path';
import { type Declaration, listDeclarations } from './support/listDeclarations';
import { expect, readSiteIndex, test } from './support/siteTest';
import { MAIN_SITE } from './support/testPaths';

const readSite = (file: string) => fs.readFileSync(path.join(MAIN_SITE.site, file), 'utf8');

/** The schema.org types that the site uses, with the fields that schema.org and search engines require. */
const SCHEMA_FIELDS: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url'],
  WebPage: ['name', 'url'],
  ProfilePage: ['name', 'url'],
  CollectionPage: ['name', 'url'],
  CreativeWork: ['name', 'url'],
  Article: ['headline', 'datePublished'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Person: ['name'],
};

test('ids, anchors, links, times and structured data of every document are right', async ({ page }) => {
  await page.goto('/');
  const targets = new Map<string, ReadonlySet<string>>();
  const links: { from: string; path: string; hash: string }[] = [];
  for (const from of [...readSiteIndex().pages, '/404.html']) {
    const html = await (await page.request.get(from)).text();
    const found = await page.evaluate((source) => {
      // The current page's policy does not allow styles of another page.
      const text = source.replace(/<style[^]*?<\/style>/g, '').replace(/ style="[^"]*"/g, '');
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      const list = (selector: string) => [...parsed.querySelectorAll(selector)];
      const ids = list('[id]').map(({ id }) => id);
      const isDate = (value: string) => !Number.isNaN(Date.parse(value)) || /^\d{2}:\d{2}/.test(value);
      return {
        ids,
        // A closed dialog is empty, so it has no title either.
        faults: [
          ...ids
            .filter((id, index) => ids.indexOf(id) !== index)
            .map((id) => `two elements have the id ${id}`),
          ...list(':is([for], [aria-labelledby], [aria-describedby], [popovertarget]):not(dialog)').flatMap(
            (element) =>
              ['for', 'aria-labelledby', 'aria-describedby', 'popovertarget']
                .flatMap((name) => element.getAttribute(name)?.split(' ') ?? [])
                .filter((id) => id !== '' && !ids.includes(id))
                .map((id) => `${element.outerHTML.slice(0, 80)} names ${id}, which is not there`),
          ),
          ...list('time')
            .filter((time) => !isDate(time.getAttribute('datetime') ?? time.textContent))
            .map((time) => `${time.outerHTML} is no time`),
          ...list('[popovertarget][aria-expanded]').map(() => 'aria-expanded is the business of the browser'),
          ...list('img:not([alt])').map((image) => `${image.outerHTML.slice(0, 80)} has no alt`),
        ],
        hrefs: list('a[href]').map((link) => link.getAttribute('href') ?? ''),
        data: list('script[type="application/ld+json"]').map((script) => script.textContent),
      };
    }, html);
    targets.set(from, new Set(found.ids));
    expect.soft(found.faults, from).toEqual([]);
    for (const href of found.hrefs) {
      const { origin, pathname, hash } = new URL(href, new URL(from, page.url()));
      if (origin === new URL(page.url()).origin) links.push({ from, path: pathname, hash: hash.slice(1) });
    }
    expect.soft(findSchemaFaults(found.data.map((text) => JSON.parse(text) as unknown)), from).toEqual([]);
  }
  const answers = new Map<string, number>();
  for (const { path: to } of links)
    if (!answers.has(to)) answers.set(to, targets.has(to) ? 200 : (await page.request.get(to)).status());
  const broken = links.filter(
    ({ path: to, hash }) =>
      answers.get(to) !== 200 || (hash !== '' && targets.get(to)?.has(decodeURIComponent(hash)) === false),
  );
  expect(broken).toEqual([]);
});

/** Lists objects of unknown types, and missing fields. */
function findSchemaFaults(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findSchemaFaults);
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Record<string, unknown>;
  const type = fields['@type'];
  const wanted = typeof type === 'string' ? SCHEMA_FIELDS[type] : [];
  return [
    ...(wanted === undefined ? [`${String(type)} is no type that the site uses`] : []),
    ...(wanted ?? []).filter((name) => !(name in fields)).map((name) => `${String(type)} has no ${name}`),
    ...Object.values(fields).flatMap(findSchemaFaults),
  ];
}

test('feed, sitemap and manifest are well-formed and complete', async ({ page }) => {
  await page.goto('/');
  const read = (text: string) =>
    page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'application/xml');
      const list = (name: string) => [...parsed.getElementsByTagName(name)].map((node) => node.textContent);
      return {
        errors: list('parsererror'),
        locations: list('loc'),
        items: list('item').length,
        dates: [...list('pubDate'), ...list('lastmod')],
        guids: list('guid'),
      };
    }, text);
  const [sitemap, feed] = [await read(readSite('sitemap.xml')), await read(readSite('rss.xml'))];
  for (const { errors, dates } of [sitemap, feed]) {
    expect(errors).toEqual([]);
    expect(dates.length).toBeGreaterThan(0);
    expect(dates.filter((date) => Number.isNaN(Date.parse(date)))).toEqual([]);
  }
  const pages = new Set(readSiteIndex().pages);
  expect(sitemap.locations.filter((url) => !pages.has(new URL(url).pathname))).toEqual([]);
  expect(new Set(feed.guids).size).toBe(feed.items);
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await page.request.get(link ?? '')).json()) as {
    name: string;
    start_url: string;
    icons: { src: string }[];
  };
  expect(manifest.name).not.toBe('');
  expect(manifest.start_url).toMatch(/^\//);
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status(), src).toBe(200);
});

/** Prefixed declarations for other engines; each is next to one that this engine knows. */
const FOR_OTHER_ENGINES = /^-(?:moz|webkit)-/;

/**
 * Collects the styles of every document and every file: a declaration that minifying broke would be silently dropped.
 */
function listStyleSheets(): string[] {
  const files = fs.readdirSync(MAIN_SITE.site, { recursive: true, encoding: 'utf8' });
  return files.flatMap((file) => {
    if (file.endsWith('.css')) return [readSite(file)];
    if (!file.endsWith('.html')) return [];
    return [...readSite(file).matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => css);
  });
}

test('every declaration of every style sheet is one that the browser understands', async ({ page }) => {
  const toKey = ({ name, value }: Declaration) => `${name}: ${value}`;
  const declarations = new Map(
    listStyleSheets()
      .flatMap(listDeclarations)
      .map((declaration) => [toKey(declaration), declaration]),
  );
  expect(declarations.size).toBeGreaterThan(1000);
  const unknown = await page.evaluate(
    (all) => all.filter(({ name, value }) => !CSS.supports(name, value)),
    [...declarations.values()],
  );
  expect(unknown.filter(({ name }) => !FOR_OTHER_ENGINES.test(name)).map(toKey)).toEqual([]);
});
