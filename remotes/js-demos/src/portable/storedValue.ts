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
 * Reads a saved creation; null if there is none, or storage is forbidden. A damaged one is moved to `<key>:damaged`
 * so that the next save does not overwrite it.
 */
export function readStored<T>(kind: PortableKind<T>, find: FindStorage): T | null {
  const key = keyOf(kind.kind);
  try {
    const storage = find();
    const text = storage.getItem(key);
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
  try {
    find().setItem(keyOf(kind.kind), writeEnvelope(kind, value));
    return true;
  } catch {
    return false;
  }
}

/**
 * Calls back when another tab has saved a creation in this browser, so that this one does not overwrite it with an older
 * one. A value that cannot be read is left alone: it may be from a newer version of the page.
 *
 * @returns a function that stops it
 */
export function watchStored<T>(kind: PortableKind<T>, onChange: (value: T) => void): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== keyOf(kind.kind)) return;
    // Null if it was deleted, which is read as no creation.
    const result = readEnvelope(kind, String(newValue));
    if (result.isRead) onChange(result.value);
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}

/** Deletes a saved creation. */
export function removeStored<T>(kind: PortableKind<T>, find: FindStorage): void {
  try {
    find().removeItem(keyOf(kind.kind));
  } catch {
    // If storage is forbidden, nothing was saved.
  }
}
