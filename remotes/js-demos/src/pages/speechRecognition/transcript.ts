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

/** Removes the paragraph that was just started, or else the last sentence or part of one, back to the last mark. */
export function scratchLast(text: string): string {
  if (text.endsWith('\n')) return text.replace(/\s+$/u, '');
  const trimmed = text.replace(/[\s.,;:!?]+$/u, '');
  const cut = trimmed.search(/[.,;:!?\n][^.,;:!?\n]*$/u);
  return cut < 0 ? '' : text.slice(0, cut + 1);
}

export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length;
}
