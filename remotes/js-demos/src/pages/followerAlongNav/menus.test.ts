import { catalogue } from '../../catalogue';
import { linksOf, toMenus } from './menus';

const menus = toMenus(catalogue);

test('leads somewhere real with every link, and to no place twice', () => {
  const hrefs = menus.flatMap((menu) => [
    ...(menu.href === undefined ? [] : [menu.href]),
    ...linksOf(menu).map(({ href }) => href),
  ]);

  expect(hrefs.every((href) => /^\/[\w/]*$/.test(href))).toBe(true);
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

test('lists a demo under the title that the catalogue gives it', () => {
  const demos = menus.find(({ id }) => id === 'demos');
  const titles = Object.fromEntries(catalogue.map(({ path, title }) => [path, title]));

  expect(demos && linksOf(demos).length).toBeGreaterThan(5);
  for (const { href, title } of demos ? linksOf(demos) : []) expect(titles[href]).toBe(title);
});

test('leaves out a demo that is not in the catalogue, and a column without any', () => {
  const demos = toMenus(catalogue.filter(({ component }) => component === 'drumKit')).find(
    ({ id }) => id === 'demos',
  );

  expect(demos?.groups.map(({ id }) => id)).toEqual(['senses']);
  expect(demos && linksOf(demos).map(({ href }) => href)).toEqual(['/work/js/drumKit']);
});
