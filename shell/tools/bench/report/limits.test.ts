import { toVerdict } from './limits';

const PAINT = { name: 'FCP', value: 1.1, atMost: 1.1 };
const BLOCKING = { name: 'TBT', value: 51, atMost: 50 };

it('holds a limit that is reached and not passed', () => {
  expect(toVerdict([PAINT])).toBe('yes');
});

it('names every limit that does not hold', () => {
  expect(toVerdict([PAINT, BLOCKING, { name: 'LCP', value: 2, atMost: 1.1 }])).toBe('no: TBT, LCP');
});

it('does not take a missing value for one that holds', () => {
  expect(toVerdict([PAINT, { ...BLOCKING, value: null }])).toBe('not measured: TBT');
});

it('judges nothing that has no limit', () => {
  expect(toVerdict([{ ...BLOCKING, atMost: null }])).toBe('yes');
});
