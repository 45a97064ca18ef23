import { toVerdict } from './limits';

const PAINT = { name: 'FCP', value: 1.1, atMost: 1.1 };
const BLOCKING = { name: 'TBT', value: 51, atMost: 50 };

test('keeps a limit that is reached but not exceeded', () => {
  expect(toVerdict([PAINT])).toBe('yes');
});

test('names every limit that is exceeded', () => {
  expect(toVerdict([PAINT, BLOCKING, { name: 'LCP', value: 2, atMost: 1.1 }])).toBe('no: TBT, LCP');
});

test('reports a missing value as not measured', () => {
  expect(toVerdict([PAINT, { ...BLOCKING, value: null }])).toBe('not measured: TBT');
});

test('passes a figure without a limit', () => {
  expect(toVerdict([{ ...BLOCKING, atMost: null }])).toBe('yes');
});
