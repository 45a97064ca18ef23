import { HISTORY_LIMIT, createHistory, record, redo, undo } from './history';

test('goes back and forth through what was recorded', () => {
  const drawn = record(record(createHistory('empty'), 'one'), 'two');

  const back = undo(undo(drawn));
  expect(back.present).toBe('empty');
  expect(redo(back).present).toBe('one');
  const forth = redo(redo(back));
  expect(forth.present).toBe('two');
  expect(undo(forth).present).toBe('one');
  expect(undo(undo(forth)).present).toBe('empty');
});

test('forgets the future once something new is recorded', () => {
  const branched = record(undo(record(createHistory(1), 2)), 3);

  expect(branched.present).toBe(3);
  expect(redo(branched)).toEqual(branched);
});

test('stays put at both ends', () => {
  const fresh = createHistory('only');

  expect(undo(fresh)).toEqual(fresh);
  expect(redo(fresh)).toEqual(fresh);
});

test('takes the same value again for no step', () => {
  const history = createHistory('same');

  expect(record(history, 'same')).toBe(history);
});

test('keeps a limited past', () => {
  let history = createHistory(0);
  for (let step = 1; step <= HISTORY_LIMIT + 20; step += 1) history = record(history, step);

  expect(history.past).toHaveLength(HISTORY_LIMIT);
  expect(history.past[0]).toBe(20);
});
