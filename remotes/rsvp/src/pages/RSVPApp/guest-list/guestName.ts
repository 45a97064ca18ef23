import type { Guest } from './guest';
import { CONTROL } from './guest';

/** Invisible characters that do not affect spelling: zero-width marks, soft hyphen, byte-order mark. */
const INVISIBLE = /\u034f|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

/**
 * A key that is equal for equal names: whitespace, letter case, Unicode form and what is invisible do not count, accents do.
 * Upper case in between expands "ß" and normalises the final sigma; lower case before it turns "ẞ" into "ß".
 */
export function toNameKey(name: string): string {
  return name
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(CONTROL, '')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .trim()
    .replace(/\s+/g, ' ');
}

/**
 * The guest who already has this name.
 *
 * @param exceptId - the guest being edited, whose own name does not count
 */
export function findNamesake(guests: readonly Guest[], name: string, exceptId?: string): Guest | undefined {
  const key = toNameKey(name);
  return guests.find((guest) => guest.id !== exceptId && toNameKey(guest.name) === key);
}

/** Makes a name unique by adding a number: "Robin (2)". */
export function toFreeName(name: string, isTaken: (key: string) => boolean): string {
  if (!isTaken(toNameKey(name))) return name;
  for (let number = 2; ; number += 1) {
    const candidate = `${name} (${number})`;
    if (!isTaken(toNameKey(candidate))) return candidate;
  }
}
