import { suggestRoutes } from './suggestRoutes';

const ROUTES = [
  { title: 'Home', path: '/' },
  { title: 'Contact', path: '/contact' },
  { title: 'Terms of service', path: '/TermsOfService' },
  { title: 'User Interface', path: '/work/UI' },
  { title: 'Drum kit', path: '/work/js/drumKit' },
  { title: 'Image gallery', path: '/work/js/imageGalery' },
  { title: 'Reward-based crowdfunding app', path: '/work/UX/rewardCrowdfunding' },
];

const suggest = (path: string) => suggestRoutes(path, ROUTES).map(({ path: found }) => found);

test.each([
  ['a typing error', '/conatct', '/contact'],
  ['another case and a hyphen', '/terms-of-service', '/TermsOfService'],
  ['a wrong folder', '/demos/drumkit', '/work/js/drumKit'],
  ['the title instead of the address', '/work/js/image-gallery', '/work/js/imageGalery'],
  ['a part of the name', '/crowdfunding', '/work/UX/rewardCrowdfunding'],
  ['an extension', '/contact.html', '/contact'],
  ['a name with more around it', '/mycontactpage', '/contact'],
  ['a name of two letters', '/ui', '/work/UI'],
])('finds the page behind %s', (_case, asked, expected) => {
  expect(suggest(asked)[0]).toBe(expected);
});

test.each(['/guide', '/quiz', '/building'])(
  'takes no two letters within %s for the name of a page',
  (asked) => {
    expect(suggest(asked)).toEqual([]);
  },
);

test('suggests nothing if nothing is similar', () => {
  expect(suggest('/zzzzqqqq')).toEqual([]);
});

test('suggests nothing for an address without letters', () => {
  expect(suggest('/')).toEqual([]);
  expect(suggest('/%%%')).toEqual([]);
});

test('suggests at most three, the most similar first', () => {
  const routes = ['/canvas', '/canvases', '/canva', '/canvasa', '/canvass'].map((path) => ({
    title: '',
    path,
  }));
  const found = suggestRoutes('/canvas', routes);
  expect(found).toHaveLength(3);
  expect(found[0]?.path).toBe('/canvas');
});
