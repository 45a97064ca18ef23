import { expect, readSiteIndex, test } from '../support/siteTest';

test('ids, anchors, links and times of every document are valid', async ({ page }) => {
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
        // A closed dialog has no content yet, and no title.
        faults: [
          ...ids
            .filter((id, index) => ids.indexOf(id) !== index)
            .map((id) => `two elements have the id ${id}`),
          ...list(':is([for], [aria-labelledby], [aria-describedby], [popovertarget]):not(dialog)').flatMap(
            (element) =>
              ['for', 'aria-labelledby', 'aria-describedby', 'popovertarget']
                .flatMap((name) => element.getAttribute(name)?.split(' ') ?? [])
                .filter((id) => id !== '' && !ids.includes(id))
                .map((id) => `${element.outerHTML.slice(0, 80)} refers to ${id}, which does not exist`),
          ),
          ...list('time')
            .filter((time) => !isDate(time.getAttribute('datetime') ?? time.textContent))
            .map((time) => `${time.outerHTML} is not a valid time`),
          ...list('[popovertarget][aria-expanded]').map(() => 'aria-expanded must be left to the browser'),
          ...list('img:not([alt])').map((image) => `${image.outerHTML.slice(0, 80)} has no alt`),
        ],
        hrefs: list('a[href]').map((link) => link.getAttribute('href') ?? ''),
      };
    }, html);
    targets.set(from, new Set(found.ids));
    expect.soft(found.faults, from).toEqual([]);
    for (const href of found.hrefs) {
      const { origin, pathname, hash } = new URL(href, new URL(from, page.url()));
      if (origin === new URL(page.url()).origin) links.push({ from, path: pathname, hash: hash.slice(1) });
    }
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
