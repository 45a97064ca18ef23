import { catalogue } from '../../catalogue';
import { MENUS } from './menus';

test('leads somewhere real with every link, and to no place twice', () => {
  const hrefs = MENUS.flatMap(({ href, groups }) => [
    ...(href === undefined ? [] : [href]),
    ...groups.flatMap(({ links }) => links.map((link) => link.href)),
  ]);

  expect(hrefs.every((href) => /^\/[\w/]*$/.test(href))).toBe(true);
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

test('lists a demo at the address and under the title of its entry in the catalogue', () => {
  const links = MENUS.find(({ id }) => id === 'demos')?.groups.flatMap((group) => group.links);
  const entries = catalogue.map(({ path, title }) => ({ href: path, title }));

  expect(links?.length).toBeGreaterThan(5);
  expect(entries).toEqual(expect.arrayContaining(links ?? []));
});
