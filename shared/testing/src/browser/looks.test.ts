import { pickLooks } from './looks';

const LOOKS = ['light', 'dark', 'forced'];
const PAGES = ['/work/js/drumKit', '/work/js/drumKiu', '/work/js/drumKiv'];

beforeEach(() => {
  jest.useFakeTimers();
  Reflect.deleteProperty(process.env, 'LOOKS');
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(process.env, 'LOOKS');
});

const pickOn = (day: string, page = PAGES[0] ?? '') => {
  jest.setSystemTime(new Date(`${day}T12:00:00Z`));
  return pickLooks(LOOKS, page);
};

test('a page takes one look a day, and each of them in as many days as there are', () => {
  const picked = ['2026-02-28', '2026-03-01', '2026-03-02'].map((day) => pickOn(day));
  expect(picked.map(({ length }) => length)).toEqual([1, 1, 1]);
  expect(new Set(picked.flat())).toEqual(new Set(LOOKS));
  expect(pickOn('2026-03-03')).toEqual(picked[0]);
});

test('on one day pages take different looks', () => {
  expect(new Set(PAGES.flatMap((page) => pickOn('2026-03-01', page)))).toEqual(new Set(LOOKS));
});

test('with LOOKS=all a page takes all of them', () => {
  process.env['LOOKS'] = 'all';
  expect(pickOn('2026-03-01')).toEqual(LOOKS);
});
