/** A dictated text with its title. */
export interface Transcript {
  title: string;
  text: string;
}

export const EMPTY_TRANSCRIPT: Transcript = { title: 'Dictation', text: '' };

export const MAX_TITLE_CHARACTERS = 60;
export const MAX_TEXT_CHARACTERS = 20_000;

const SENTENCE_END = /(^|[.!?]["”’)]?\s+|\n)$/u;
const OPENS_WITH_MARK = /^[,.;:!?\n]/u;

function capitalise(text: string): string {
  return text.replace(/^\p{Letter}/u, (letter) => letter.toLocaleUpperCase());
}

/** Appends a phrase to a text: with a space if one is needed, and a capital at the start of a sentence. */
export function appendPhrase(text: string, phrase: string): string {
  const needsNoSpace = text === '' || /\s$/u.test(text) || OPENS_WITH_MARK.test(phrase);
  const before = needsNoSpace ? text : `${text} `;
  return before + (SENTENCE_END.test(before) ? capitalise(phrase) : phrase);
}

/** Starts a new paragraph. An empty text, or one that has just started one, is unchanged. */
export function startParagraph(text: string): string {
  const trimmed = text.replace(/\s+$/u, '');
  return trimmed === '' ? '' : `${trimmed}\n\n`;
}

/** Where a sentence ends: a mark with what closes it, and space after it. "3.5" has none. */
const SENTENCE_BREAK = /[.!?]["”’)]?(?=\s)|\n/gu;

/** Removes the paragraph that was just started, or else the last sentence. */
export function scratchLast(text: string): string {
  if (text.endsWith('\n')) return text.replace(/\s+$/u, '');
  const end = [...text.trimEnd().matchAll(SENTENCE_BREAK)].at(-1);
  return end === undefined ? '' : text.slice(0, end.index + end[0].length);
}

export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length;
}
