import { HISTORY_LIMIT, createHistory, record, redo, undo } from './history';

test('steps back and forward through recorded values', () => {
  const drawn = record(record(createHistory('empty'), 'one'), 'two');

  const back = undo(undo(drawn));
  expect(back.present).toBe('empty');
  expect(redo(back).present).toBe('one');
  const forth = redo(redo(back));
  expect(forth.present).toBe('two');
  expect(undo(forth).present).toBe('one');
  expect(undo(undo(forth)).present).toBe('empty');
});

test('drops the redo steps when a new value is recorded', () => {
  const branched = record(undo(record(createHistory(1), 2)), 3);

  expect(branched.present).toBe(3);
  expect(redo(branched)).toEqual(branched);
});

test('stays the same at both ends', () => {
  const fresh = createHistory('only');

  expect(undo(fresh)).toEqual(fresh);
  expect(redo(fresh)).toEqual(fresh);
});

test('does not record the same value again', () => {
  const history = createHistory('same');

  expect(record(history, 'same')).toBe(history);
});

test('limits the number of recorded values', () => {
  let history = createHistory(0);
  for (let step = 1; step <= HISTORY_LIMIT + 20; step += 1) history = record(history, step);

  expect(history.past).toHaveLength(HISTORY_LIMIT);
  expect(history.past[0]).toBe(20);
});
