import { AboutIcon, ContactIcon, HomeIcon, WorkIcon } from '@portfolio/design';
import { listShellRoutes } from '../../site-map/shellRoutes';
import { NAVIGATION } from './navigation';
import { toAriaCurrent } from './toAriaCurrent';

test('has the names and taglines of SPEC section 2', () => {
  expect(NAVIGATION.map(({ name, tagline }) => `${name} ${tagline}`)).toEqual([
    'Home is where we all want to be',
    'Work puts my skills to test',
    'About to know me better as a professional',
    'Contact will help you get in touch with me',
  ]);
});

test.each(NAVIGATION)('$name has an icon and links to the page of that name', (entry) => {
  const { name, path, component, icon } = entry;
  expect(listShellRoutes()).toContainEqual(expect.objectContaining({ page: component, path, title: name }));
  expect(icon).toBe({ Home: HomeIcon, Work: WorkIcon, About: AboutIcon, Contact: ContactIcon }[name]);
});

test.each([
  ['/work', '/work', 'page'],
  ['/work', '/work/js/drumKit', 'true'],
  ['/work', '/workshop', undefined],
  ['/', '/', 'page'],
  ['/', '/about', undefined],
])('marks %s on %s as %s', (entry, current, expected) => {
  expect(toAriaCurrent(entry, current)).toBe(expected);
});
