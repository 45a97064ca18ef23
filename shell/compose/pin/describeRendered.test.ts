import { describeRendered } from './describeRendered';

test.each([
  [0, '0 pages rendered'],
  [1, '1 page rendered'],
  [2, '2 pages rendered'],
])('%s: %s', (count, text) => {
  expect(describeRendered(count)).toBe(text);
});
