import { pickLooks } from './looks';

const LOOKS = ['light', 'dark', 'forced'];
const PAGES = ['/work/js/drumKit', '/work/js/drumKiu', '/work/js/drumKiv'];

const setLooks = (value: string | undefined) => {
  if (value === undefined) Reflect.deleteProperty(process.env, 'LOOKS');
  else process.env['LOOKS'] = value;
};

const before = process.env['LOOKS'];
beforeEach(() => setLooks(undefined));
afterEach(() => setLooks(before));

test('a page has one look, the same in every run, and together the pages have all', () => {
  const picked = PAGES.map((page) => pickLooks(LOOKS, page));
  expect(picked.map(({ length }) => length)).toEqual([1, 1, 1]);
  expect(new Set(picked.flat())).toEqual(new Set(LOOKS));
  expect(PAGES.map((page) => pickLooks(LOOKS, page))).toEqual(picked);
});

test('with LOOKS=all a page has every look', () => {
  setLooks('all');
  expect(pickLooks(LOOKS, '/work/js/drumKit')).toEqual(LOOKS);
});
