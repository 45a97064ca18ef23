import { runToOutput, toOutput, toText } from './output';

test('shows a list of objects as a table of their fields', () => {
  expect(toOutput([{ id: 1, text: 'One' }])).toEqual({
    kind: 'table',
    columns: ['id', 'text'],
    rows: [{ id: 1, text: 'One' }],
  });
});

test('shows a list of strings with their indexes', () => {
  expect(toOutput(['a', 'b'])).toMatchObject({
    columns: ['index', 'value'],
    rows: [
      { index: 0, value: 'a' },
      { index: 1, value: 'b' },
    ],
  });
});

test('shows a tally as a table', () => {
  expect(toOutput({ tram: 2 })).toMatchObject({
    columns: ['key', 'value'],
    rows: [{ key: 'tram', value: 2 }],
  });
});

test.each([
  [[], '[]', 'An empty list: nothing matched.'],
  [{}, '{}', 'An empty object: there was nothing to count.'],
  [undefined, 'undefined', 'Nothing was found. This is an answer, not an error.'],
])('explains an empty result (%j)', (value, text, note) => {
  expect(toOutput(value)).toEqual({ kind: 'value', text, note });
});

test('shows an error as an error', () => {
  const run = () => ([] as number[]).reduce((a, b) => a + b);

  expect(runToOutput(run)).toEqual({
    kind: 'error',
    text: 'TypeError: Reduce of empty array with no initial value',
  });
});

test.each([
  [true, 'true'],
  ['tram', '"tram"'],
  [{ tram: 1, bike: 2 }, '{"tram": 1, "bike": 2}'],
  [undefined, 'undefined'],
  [{}, '{}'],
])('writes %j as short code', (value, text) => {
  expect(toText(value)).toBe(text);
});
