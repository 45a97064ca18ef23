import { NOTE_KIND, createFakeStorage } from '../demo-testing/noteKind';
import { writeEnvelope } from './envelope';
import {
  findStorage,
  findTabStorage,
  readStored,
  removeStored,
  watchStored,
  writeStored,
} from './storedValue';

afterEach(() => void Reflect.deleteProperty(globalThis, 'window'));

const forbidden = () => {
  throw new DOMException('forbidden', 'SecurityError');
};

test.each([
  ['browser', findStorage, findTabStorage],
  ['tab', findTabStorage, findStorage],
])('keeps a creation in this %s until it is removed', (_place, find, findOther) => {
  const window = { localStorage: createFakeStorage(), sessionStorage: createFakeStorage() };
  Object.assign(globalThis, { window });

  expect(writeStored(NOTE_KIND, { text: 'Kept' }, find)).toBe(true);
  expect(readStored(NOTE_KIND, find)).toEqual({ text: 'Kept' });
  expect(readStored(NOTE_KIND, findOther)).toBeNull();

  removeStored(NOTE_KIND, find);
  expect(readStored(NOTE_KIND, find)).toBeNull();
});

test('finds nothing if nothing was saved, and leaves storage unchanged', () => {
  const storage = createFakeStorage();

  expect(readStored(NOTE_KIND, () => storage)).toBeNull();
  expect(storage.items.size).toBe(0);
});

test('reports that a full or forbidden storage saved nothing', () => {
  const full = createFakeStorage({ isFull: true });

  expect(writeStored(NOTE_KIND, { text: 'Lost' }, () => full)).toBe(false);
  expect(writeStored(NOTE_KIND, { text: 'Lost' }, forbidden)).toBe(false);
});

test('a forbidden storage reads as empty, and removing does nothing', () => {
  expect(readStored(NOTE_KIND, forbidden)).toBeNull();
  expect(() => removeStored(NOTE_KIND, forbidden)).not.toThrow();
});

test('sets a damaged value aside instead of losing it', () => {
  const storage = createFakeStorage();
  storage.items.set('js-demos:note', '{"broken');

  expect(readStored(NOTE_KIND, () => storage)).toBeNull();
  expect(Object.fromEntries(storage.items)).toEqual({ 'js-demos:note:damaged': '{"broken' });
});

test('reports what another tab saves, but nothing of another kind, deleted, damaged or after its end', () => {
  const window = new EventTarget();
  Object.assign(globalThis, { window });
  const texts: string[] = [];
  const save = (key: string, newValue: string | null) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  const stop = watchStored(NOTE_KIND, ({ text }) => texts.push(text));
  save('js-demos:note', writeEnvelope(NOTE_KIND, { text: 'Theirs' }));
  save('js-demos:other', writeEnvelope(NOTE_KIND, { text: 'Other' }));
  save('js-demos:note', null);
  save('js-demos:note', '{"broken');
  stop();
  save('js-demos:note', writeEnvelope(NOTE_KIND, { text: 'Late' }));

  expect(texts).toEqual(['Theirs']);
});

test('reports what another tab saved while the browser kept the document for Back, but not what this one saved', () => {
  const storage = createFakeStorage();
  const window = Object.assign(new EventTarget(), { localStorage: storage });
  Object.assign(globalThis, { window });
  const texts: string[] = [];
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const saveElsewhere = (text: string) =>
    storage.setItem('js-demos:note', writeEnvelope(NOTE_KIND, { text }));
  const stop = watchStored(NOTE_KIND, ({ text }) => texts.push(text));
  writeStored(NOTE_KIND, { text: 'Ours' }, () => storage);
  show(true);
  saveElsewhere('Theirs');
  show(false);
  expect(texts).toEqual([]);
  show(true);
  show(true);
  expect(texts).toEqual(['Theirs']);
  stop();
  saveElsewhere('Late');
  show(true);
  expect(texts).toEqual(['Theirs']);
});

test.each([
  ['nothing was stored', null],
  ['a creation was read', 'Ours'],
])(
  'reports what another tab saved while nobody watched, after %s, but not at the first start',
  (_when, ours) => {
    const storage = createFakeStorage();
    Object.assign(globalThis, { window: Object.assign(new EventTarget(), { localStorage: storage }) });
    const texts: string[] = [];
    const watch = () => watchStored(NOTE_KIND, ({ text }) => texts.push(text));
    const saveElsewhere = (text: string) =>
      storage.setItem('js-demos:note', writeEnvelope(NOTE_KIND, { text }));
    if (ours !== null) saveElsewhere(ours);
    readStored(NOTE_KIND, () => storage);
    watch()();
    expect(texts).toEqual([]);

    saveElsewhere('Theirs');
    watch()();
    watch()();
    expect(texts).toEqual(['Theirs']);
  },
);
