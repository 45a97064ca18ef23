import { createHistory, record, undo } from '@portfolio/kit/history';
import { NOTE_KIND, createFakeStorage } from '../demo-testing/noteKind';
import { loadHistory } from './loadHistory';
import { writeStored } from './storedValue';

const EMPTY = createHistory({ text: '' });

function storageWith(text: string) {
  const storage = createFakeStorage();
  writeStored(NOTE_KIND, { text }, () => storage);
  return () => storage;
}

test('starts from what is stored', () => {
  expect(loadHistory(NOTE_KIND, EMPTY, storageWith('Kept'))).toEqual(createHistory({ text: 'Kept' }));
});

test('returns the same history if nothing is stored', () => {
  expect(loadHistory(NOTE_KIND, EMPTY, createFakeStorage)).toBe(EMPTY);
});

test('keeps the steps that can be undone or redone', () => {
  const changed = record(EMPTY, { text: 'Changed' });
  const undone = undo(changed);

  expect(loadHistory(NOTE_KIND, changed, storageWith('Kept'))).toBe(changed);
  expect(loadHistory(NOTE_KIND, undone, storageWith('Kept'))).toBe(undone);
});
