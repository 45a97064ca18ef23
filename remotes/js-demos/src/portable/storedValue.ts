import { readEnvelope, writeEnvelope } from './envelope';
import type { PortableKind } from './portableKind';

/** The part of `Storage` that is used. */
type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Returns a storage; throws in Node, and if a privacy setting forbids it. */
export type FindStorage = () => KeyValueStorage;

/** Returns the storage of this browser. */
export const findStorage: FindStorage = () => window.localStorage;

/** Returns the storage of this tab, which outlives its documents. */
export const findTabStorage: FindStorage = () => window.sessionStorage;

const keyOf = (kind: string) => `js-demos:${kind}`;

/**
 * The text that this document last read from the storage or wrote to it, by key; empty if nothing was stored. Another
 * text there was saved by another tab.
 */
const knownTexts = new Map<string, string>();

/**
 * Reads a saved creation; null if there is none, or storage is forbidden. A damaged one is moved to `<key>:damaged`
 * so that the next save does not overwrite it.
 */
export function readStored<T>(kind: PortableKind<T>, find: FindStorage): T | null {
  const key = keyOf(kind.kind);
  try {
    const storage = find();
    const text = storage.getItem(key);
    knownTexts.set(key, text ?? '');
    if (text === null) return null;
    const result = readEnvelope(kind, text);
    if (result.isRead) return result.value;
    storage.setItem(`${key}:damaged`, text);
    storage.removeItem(key);
  } catch {
    // If storage throws, nothing is stored.
  }
  return null;
}

/** Saves a creation, and says whether it was saved: storage may be full or forbidden. */
export function writeStored<T>(kind: PortableKind<T>, value: T, find: FindStorage): boolean {
  const key = keyOf(kind.kind);
  const text = writeEnvelope(kind, value);
  try {
    find().setItem(key, text);
    knownTexts.set(key, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Calls back when another tab has saved a creation in this browser, so that this one does not overwrite it with an older
 * one. A value that cannot be read is left alone: it may be from a newer version of the page. A page that is kept hidden,
 * and a document that the browser keeps for Back, get no event of the storage, so they read again when they are shown.
 *
 * @returns a function that stops it
 */
export function watchStored<T>(kind: PortableKind<T>, onChange: (value: T) => void): () => void {
  const key = keyOf(kind.kind);
  const receive = (text: string | null) => {
    if (text === null || text === knownTexts.get(key)) return;
    knownTexts.set(key, text);
    const result = readEnvelope(kind, text);
    if (result.isRead) onChange(result.value);
  };
  const handleStorage = (event: StorageEvent) => {
    if (event.key === key) receive(event.newValue);
  };
  const readAgain = () => {
    try {
      receive(window.localStorage.getItem(key));
    } catch {
      // If storage is forbidden, no tab has saved anything.
    }
  };
  const handleShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) readAgain();
  };
  // A page that has never read anything has nothing that could be older.
  if (knownTexts.has(key)) readAgain();
  window.addEventListener('storage', handleStorage);
  window.addEventListener('pageshow', handleShow);
  return () => {
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('pageshow', handleShow);
  };
}

/** Deletes a saved creation. */
export function removeStored<T>(kind: PortableKind<T>, find: FindStorage): void {
  try {
    find().removeItem(keyOf(kind.kind));
  } catch {
    // If storage is forbidden, nothing was saved.
  }
}
