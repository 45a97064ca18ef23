/** A word or a few that are written differently from how they are said. */
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

function escapeForPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

/**
 * Replaces whole words without regard to case; "arrows" does not hold "arrow". All at once, so that what one
 * writes is not replaced again by another.
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
  return text.normalize('NFC').replace(pattern, (said) => written.get(toKey(said)) ?? said);
}

/** Says why a pair cannot be added, or null where it can. */
export function findReplacementProblem(
  { says, writes }: Replacement,
  existing: readonly Replacement[],
): string | null {
  if (says.trim() === '') return 'Enter the word you say.';
  if (writes.trim() === '') return 'Enter what should be written.';
  if (existing.some((other) => toKey(other.says) === toKey(says.trim()))) {
    return `“${says.trim()}” already has a replacement. Remove that one first.`;
  }
  if (existing.length >= MAX_REPLACEMENTS) {
    return `At most ${MAX_REPLACEMENTS} replacements can be kept. Remove one first.`;
  }
  return null;
}
