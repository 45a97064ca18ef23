import { takeTurns } from './takeTurns';

const order = (items: string, runs: readonly number[]) =>
  runs.map((run) => takeTurns([...items], run).join(''));

test('lets each of two be first equally often', () => {
  expect(order('ab', [1, 2, 3, 4])).toEqual(['ab', 'ba', 'ba', 'ab']);
});

test('rotates the order of more, and reverses every other one', () => {
  expect(order('abcd', [1, 2, 3, 4, 5])).toEqual(['abcd', 'dcba', 'bcda', 'adcb', 'cdab']);
});

test('has no order of nothing', () => {
  expect(takeTurns([], 3)).toEqual([]);
});
