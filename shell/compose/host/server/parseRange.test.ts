import { parseRange } from './parseRange';

const SIZE = 100;

it.each([
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=90-200', { first: 90, last: 99 }],
  ['bytes=-5', { first: 95, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
])('reads %s', (header, range) => {
  expect(parseRange(header, SIZE)).toEqual(range);
});

it.each(['bytes=100-', 'bytes=-0'])('refuses %s, which the file does not have', (header) => {
  expect(parseRange(header, SIZE)).toBe('unsatisfiable');
});

it.each([undefined, 'bytes=-', 'bytes=5-2', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=a-b'])(
  'answers %s with the whole file',
  (header) => {
    expect(parseRange(header, SIZE)).toBeNull();
  },
);
