import { PortableRefusal, type PortableKind } from '../portable/portableKind';
import { readObject, readText } from '../portable/readData';

/** The smallest portable creation: a note. Version 1 called its text `body`. */
export const NOTE_KIND: PortableKind<{ text: string }> = {
  kind: 'note',
  label: 'note',
  version: 2,
  maxBytes: 400,
  toData: ({ text }) => ({ text }),
  fromData(data, version) {
    const note = readObject(data, 'The note');
    const text = readText(version === 1 ? note.body : note.text, 'The text', 200);
    if (text === '') throw new PortableRefusal('The note is empty.');
    return { text };
  },
};

/** A test's own storage. A full one refuses every write. */
export function createFakeStorage({ isFull = false } = {}) {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
  };
}
