import { readEnvelope, writeEnvelope } from './envelope';
import type { PortableKind } from './portableKind';

/** The part of `Storage` that is used. */
type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Finds a storage; throws in Node, and where a privacy setting forbids it. */
export type FindStorage = () => KeyValueStorage;

/** Finds the storage of this browser. */
export const findStorage: FindStorage = () => window.localStorage;

/** Finds the storage of this tab, which outlives its documents. */
export const findTabStorage: FindStorage = () => window.sessionStorage;

const keyOf = (kind: string) => `js-demos:${kind}`;

/**
 * Reads a saved creation; null where there is none, or storage is forbidden. A damaged one is set aside under
 * `<key>:damaged` rather than overwritten by the next save.
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
    // Storage that throws holds nothing for us.
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

/** Deletes a saved creation. */
export function removeStored<T>(kind: PortableKind<T>, find: FindStorage): void {
  try {
    find().removeItem(keyOf(kind.kind));
  } catch {
    // Where storage is forbidden, nothing was saved.
  }
}
