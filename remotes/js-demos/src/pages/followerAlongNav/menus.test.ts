import { catalogue } from '../../catalogue';
import { MENUS } from './menus';

test('every link leads to a real place, and no two to the same', () => {
  const hrefs = MENUS.flatMap(({ href, groups }) => [
    ...(href === undefined ? [] : [href]),
    ...groups.flatMap(({ links }) => links.map((link) => link.href)),
  ]);

  expect(hrefs.every((href) => /^\/[\w/]*$/.test(href))).toBe(true);
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

test('lists each demo with the address and title of its catalogue entry', () => {
  const links = MENUS.find(({ id }) => id === 'demos')?.groups.flatMap((group) => group.links);
  const entries = catalogue.map(({ path, title }) => ({ href: path, title }));

  expect(links?.length).toBeGreaterThan(5);
  expect(entries).toEqual(expect.arrayContaining(links ?? []));
});

test('promises demos that avoid the classic faults, not demos that have them', () => {
  const links = MENUS.flatMap(({ groups }) => groups.flatMap((group) => group.links));

  expect(links.find(({ href }) => href === '/work/js')?.note).toBe(
    'Small demos, each with the classic faults it avoids',
  );
});
