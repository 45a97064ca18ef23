/** A word or phrase that is not written the way it is spoken. */
export interface Replacement {
  says: string;
  writes: string;
}

export const MAX_REPLACEMENTS = 40;
export const MAX_WORD_CHARACTERS = 40;

export const INITIAL_REPLACEMENTS: readonly Replacement[] = [
  { says: 'arrow', writes: '→' },
  { says: 'at sign', writes: '@' },
  { says: 'times sign', writes: '×' },
  { says: 'heart', writes: '♥' },
];

const toKey = (text: string) => text.normalize('NFC').toLocaleLowerCase();

/** A hyphen needs no escape outside a class, and with the flag `u` it may have none. */
function escapeForPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/**
 * Replaces whole words, ignoring case; "arrows" does not contain "arrow". All in one pass, so that the result of
 * one replacement is not replaced by another.
 */
export function replaceWords(text: string, replacements: readonly Replacement[]): string {
  if (replacements.length === 0) return text;
  const written = new Map(replacements.map(({ says, writes }) => [toKey(says), writes]));
  const words = [...replacements]
    .map(({ says }) => says.normalize('NFC'))
    .sort((first, second) => second.length - first.length)
    .map(escapeForPattern);
  const pattern = new RegExp(
    `(?<![\\p{Letter}\\p{Number}])(?:${words.join('|')})(?![\\p{Letter}\\p{Number}])`,
    'giu',
  );
  return text.normalize('NFC').replace(pattern, (spoken) => written.get(toKey(spoken)) ?? spoken);
}

/** Why a pair cannot be added, and the field to correct. */
export interface ReplacementProblem {
  field: keyof Replacement;
  text: string;
}

/** Returns the problem of a pair that cannot be added, or null if it can. */
export function findReplacementProblem(
  { says, writes }: Replacement,
  existing: readonly Replacement[],
): ReplacementProblem | null {
  if (says.trim() === '') return { field: 'says', text: 'Enter the word you say.' };
  if (writes.trim() === '') return { field: 'writes', text: 'Enter what should be written.' };
  if (existing.some((other) => toKey(other.says) === toKey(says.trim()))) {
    const text = `“${says.trim()}” already has a replacement. Remove that one first.`;
    return { field: 'says', text };
  }
  if (existing.length >= MAX_REPLACEMENTS) {
    const text = `At most ${MAX_REPLACEMENTS} replacements can be kept. Remove one first.`;
    return { field: 'says', text };
  }
  return null;
}
