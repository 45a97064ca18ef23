import { readEnvelope, writeEnvelope } from './envelope';
import type { PortableKind } from './portableKind';

/** The part of `Storage` that is used; absent where the browser forbids storage. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Finds this browser's storage, or null on the server and where a privacy setting forbids it. */
export const findStorage = (): KeyValueStorage | null => find('localStorage');

/** Finds the storage of this tab, which outlives its documents; null as of {@link findStorage}. */
export const findTabStorage = (): KeyValueStorage | null => find('sessionStorage');

function find(name: 'localStorage' | 'sessionStorage'): KeyValueStorage | null {
  try {
    return typeof window === 'undefined' ? null : window[name];
  } catch {
    return null;
  }
}

const keyOf = (kind: string) => `js-demos:${kind}`;

/**
 * Reads a saved creation. A damaged one is set aside under `<key>:damaged` rather than overwritten by the next save.
 */
export function readStored<T>(kind: PortableKind<T>, storage: KeyValueStorage | null): T | null {
  const key = keyOf(kind.kind);
  try {
    const text = storage?.getItem(key) ?? null;
    if (text === null) return null;
    const result = readEnvelope(kind, text);
    if (result.isRead) return result.value;
    storage?.setItem(`${key}:damaged`, text);
    storage?.removeItem(key);
  } catch {
    // Storage that throws holds nothing for us.
  }
  return null;
}

/** Saves a creation, and says whether it was saved: storage may be full or forbidden. */
export function writeStored<T>(kind: PortableKind<T>, value: T, storage: KeyValueStorage | null): boolean {
  if (storage === null) return false;
  try {
    storage.setItem(keyOf(kind.kind), writeEnvelope(kind, value));
    return true;
  } catch {
    return false;
  }
}
