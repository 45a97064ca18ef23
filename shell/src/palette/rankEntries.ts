import { differsByOneTypo } from './differsByOneTypo';
import { toKindText, type SearchEntry } from '../composition/searchEntry';

/** Scores of a match of one word, by its place in the entry. */
const SCORES = {
  titleStart: 9,
  wordStart: 8,
  title: 6,
  initials: 5,
  tag: 4,
  kind: 3,
  path: 3,
  slip: 2,
  letters: 1,
} as const;

const WHOLE_TITLE_BONUS = 20;
const TITLE_START_BONUS = 10;

/** Breaks ties in favour of recently visited pages. */
const RECENT_BONUS = 0.5;

/**
 * Finds the entries that match every word of a query: at the start of a word, inside one, in a tag, as initials, with
 * one typo, or as letters in order. The best come first; equal ones keep their order.
 */
export function rankEntries(
  entries: readonly SearchEntry[],
  query: string,
  recentPaths: readonly string[] = [],
): readonly SearchEntry[] {
  const wanted = toSearchText(query).trim();
  const words = wanted.split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  return entries
    .map((entry) => ({ entry, score: getScore(entry, words, wanted, recentPaths) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

function getScore(
  entry: SearchEntry,
  words: readonly string[],
  wanted: string,
  recentPaths: readonly string[],
): number {
  const scores = words.map((word) => scoreWord(word, entry));
  if (scores.includes(0)) return 0;
  const title = toSearchText(entry.title);
  const bonus = title === wanted ? WHOLE_TITLE_BONUS : title.startsWith(wanted) ? TITLE_START_BONUS : 0;
  const recent = recentPaths.includes(entry.path) ? RECENT_BONUS : 0;
  return scores.reduce((sum, score) => sum + score, bonus + recent);
}

function scoreWord(word: string, entry: SearchEntry): number {
  const title = toSearchText(entry.title);
  const titleWords = toWords(title);
  const initials = titleWords.map(([letter]) => letter).join('');
  if (title.startsWith(word)) return SCORES.titleStart;
  if (titleWords.some((candidate) => candidate.startsWith(word))) return SCORES.wordStart;
  if (title.includes(word)) return SCORES.title;
  if (word.length > 1 && initials.startsWith(word)) return SCORES.initials;
  if (toWords(toSearchText(entry.tags.join(' '))).some((tag) => tag.startsWith(word))) return SCORES.tag;
  if (toWords(toSearchText(toKindText(entry))).some((kind) => kind.startsWith(word))) return SCORES.kind;
  if (word.length > 1 && toSearchText(entry.path).includes(word)) return SCORES.path;
  if (word.length > 3 && titleWords.some((candidate) => hasTypo(word, candidate))) return SCORES.slip;
  return word.length > 2 && hasLettersInOrder(word, titleWords.join('')) ? SCORES.letters : 0;
}

/** Compares with a prefix, because the visitor may not have typed the whole word yet. */
function hasTypo(word: string, candidate: string): boolean {
  return [-1, 0, 1].some((extra) => differsByOneTypo(word, candidate.slice(0, word.length + extra)));
}

function hasLettersInOrder(word: string, text: string): boolean {
  let from = 0;
  for (const letter of word) {
    from = text.indexOf(letter, from) + 1;
    if (from === 0) return false;
  }
  return text.startsWith(word.charAt(0));
}

function toWords(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

function toSearchText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
