import { record, type History } from '@portfolio/kit/history';

/** What was dictated. */
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

/** Puts a phrase behind a text: with a space where one belongs, and a capital where a sentence begins. */
export function appendPhrase(text: string, phrase: string): string {
  const isTight = text === '' || /\s$/u.test(text) || OPENS_WITH_MARK.test(phrase);
  const before = isTight ? text : `${text} `;
  return before + (SENTENCE_END.test(before) ? capitalise(phrase) : phrase);
}

/** Begins a new paragraph. An empty text, or one that has just begun one, stays as it is. */
export function startParagraph(text: string): string {
  const trimmed = text.replace(/\s+$/u, '');
  return trimmed === '' ? '' : `${trimmed}\n\n`;
}

/** Takes away the paragraph that was just begun, else the last sentence or part of one, back to the last mark. */
export function scratchLast(text: string): string {
  if (text.endsWith('\n')) return text.replace(/\s+$/u, '');
  const trimmed = text.replace(/[\s.,;:!?]+$/u, '');
  const cut = trimmed.search(/[.,;:!?\n][^.,;:!?\n]*$/u);
  return cut < 0 ? '' : text.slice(0, cut + 1);
}

export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length;
}

/**
 * Records typing as one step for as long as it goes on without anything else in between.
 *
 * @param isGoingOn - whether the last change was typing too
 */
export function recordTyping<T>(history: History<T>, next: T, isGoingOn: boolean): History<T> {
  return isGoingOn ? { ...history, present: next, future: [] } : record(history, next);
}
