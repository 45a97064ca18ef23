import { expect, readSiteIndex, test } from './support/siteTest';

/** Some messengers do not load larger pictures. */
const MAX_BYTES = 200_000;

test('every page names an existing share picture, of the right size and cached for a year', async ({
  request,
}) => {
  const readPicture = async (path: string) =>
    /<meta property="og:image" content="https?:\/\/[^/"]+(\/[^"]+)">/.exec(
      await (await request.get(path)).text(),
    )?.[1];
  const urls = new Map<string, string[]>();
  for (const path of readSiteIndex().pages) {
    const url = (await readPicture(path)) ?? `none on ${path}`;
    urls.set(url, [...(urls.get(url) ?? []), path]);
  }
  for (const [url, paths] of urls) {
    expect.soft(paths, url).toHaveLength(1);
    const answer = await request.get(url);
    const png = await answer.body();
    expect.soft([answer.status(), png.readUInt32BE(16), png.readUInt32BE(20)], url).toEqual([200, 1200, 630]);
    expect.soft(png.length, url).toBeLessThan(MAX_BYTES);
    const { 'content-type': type, 'cache-control': caching } = answer.headers();
    expect.soft([type, caching], url).toEqual(['image/png', 'public, max-age=31536000, immutable']);
  }
  expect(await readPicture('/404.html')).toBeUndefined();
});

test('the service worker caches no share pictures', async ({ request }) => {
  const worker = await (await request.get('/sw.js')).text();
  expect(worker).toContain('/data/');
  expect(worker).not.toContain('/share/');
});
