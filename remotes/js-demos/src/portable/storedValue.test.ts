import { NOTE_KIND, createFakeStorage } from '../demo-testing/noteKind';
import { findStorage, readStored, writeStored } from './storedValue';

test('keeps a creation', () => {
  const storage = createFakeStorage();

  expect(writeStored(NOTE_KIND, { text: 'Kept' }, storage)).toBe(true);
  expect(readStored(NOTE_KIND, storage)).toEqual({ text: 'Kept' });
});

test('finds nothing where nothing was saved or storage is forbidden', () => {
  expect(readStored(NOTE_KIND, createFakeStorage())).toBeNull();
  expect(readStored(NOTE_KIND, null)).toBeNull();
  expect(findStorage()).toBeNull();
});

test('says that a full or forbidden storage took nothing', () => {
  expect(writeStored(NOTE_KIND, { text: 'Lost' }, createFakeStorage({ isFull: true }))).toBe(false);
  expect(writeStored(NOTE_KIND, { text: 'Lost' }, null)).toBe(false);
});

test('sets a damaged value aside instead of losing it', () => {
  const storage = createFakeStorage();
  storage.items.set('js-demos:note', '{"broken');

  expect(readStored(NOTE_KIND, storage)).toBeNull();
  expect(Object.fromEntries(storage.items)).toEqual({ 'js-demos:note:damaged': '{"broken' });
});
