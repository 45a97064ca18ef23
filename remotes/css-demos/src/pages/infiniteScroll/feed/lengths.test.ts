import {
  LENGTH_COUNT,
  PAGE_COUNT,
  findLength,
  toFactors,
  toLengthFacts,
  toLengths,
  toPage,
  toRangeName,
} from './lengths';

test.each([
  [1, []],
  [2, [2]],
  [16, [2, 2, 2, 2]],
  [97, [97]],
  [1729, [7, 13, 19]],
  [10_000, [2, 2, 2, 2, 5, 5, 5, 5]],
])('%d has the factors %j', (number, factors) => {
  expect(toFactors(number)).toEqual(factors);
});

test('the factors of every length multiply to the length', () => {
  for (let px = 1; px <= LENGTH_COUNT; px += 1) {
    expect(toFactors(px).reduce((product, factor) => product * factor, 1)).toBe(px);
  }
});

test.each([
  [1, '1 px', ['0.0625 rem', '0.3 mm', 'the unit itself', 'on no common grid']],
  [96, '96 px', ['6 rem', '25.4 mm', '= 2 × 2 × 2 × 2 × 2 × 3', 'on the grids of 4, 6, 8, 12, 16 px']],
  [5, '5 px', ['0.3125 rem', '1.3 mm', 'a prime', 'on the grid of 5 px']],
  [1009, '1,009 px', ['63.0625 rem', '267 mm', 'a prime', 'on no common grid']],
])('%d px is described', (px, title, facts) => {
  expect(toLengthFacts(px)).toMatchObject({ px, title, facts });
});

test('names what a length is known for', () => {
  expect(toLengthFacts(44).known).toMatch(/fingertip/);
  expect(toLengthFacts(45).known).toBeUndefined();
});

test('every length is on exactly one page', () => {
  const lengths = Array.from({ length: PAGE_COUNT }, (_unused, page) => toLengths(page)).flat();
  expect(lengths).toHaveLength(LENGTH_COUNT);
  expect(lengths.every((px) => toLengths(toPage(px)).includes(px))).toBe(true);
});

test('pages are named by their first and last length', () => {
  expect(toRangeName({ first: 1, last: 1 })).toBe('lengths 21 to 40');
  expect(toRangeName({ first: 0, last: PAGE_COUNT - 1 })).toBe('lengths 1 to 10,000');
});

test.each([
  ['1', 1],
  ['10000', 10_000],
  ['0', undefined],
  ['10001', undefined],
  ['2.5', undefined],
  ['many', undefined],
  [null, undefined],
])('%j means the length %j', (text, length) => {
  expect(findLength(text)).toBe(length);
});
