import type { Film } from './film';

/** A part of a title, marked or not. Joined together the parts are the exact title. */
export interface TitlePart {
  text: string;
  isMatch: boolean;
}

export interface FoundFilm {
  film: Film;
  parts: readonly TitlePart[];
}

/** Removes case and accents. `starts` gives the position in the original text of each folded character. */
function fold(text: string): { folded: string; starts: readonly number[] } {
  let folded = '';
  const starts: number[] = [];
  let at = 0;
  for (const character of text) {
    const plain = character
      .normalize('NFD')
      .replace(/\p{Mark}/gu, '')
      .replace(/[’‘]/gu, "'")
      .toLowerCase();
    for (let index = 0; index < plain.length; index += 1) starts.push(at);
    folded += plain;
    at += character.length;
  }
  starts.push(at);
  return { folded, starts };
}

function toWords(query: string): string[] {
  return fold(query)
    .folded.split(/\s+/u)
    .filter((word) => word !== '');
}

function toParts(title: string, words: readonly string[]): TitlePart[] {
  const { folded, starts } = fold(title);
  const isMarked = new Array<boolean>(title.length).fill(false);
  for (const word of words) {
    for (let from = folded.indexOf(word); from >= 0; from = folded.indexOf(word, from + 1)) {
      isMarked.fill(true, starts[from], starts[from + word.length]);
    }
  }
  const parts: TitlePart[] = [];
  for (let at = 0; at < title.length; at += 1) {
    const isMatch = isMarked[at] ?? false;
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += title.charAt(at);
    else parts.push({ text: title.charAt(at), isMatch });
  }
  return parts;
}

/**
 * Finds films for which every word of the query is in the title or is the start of the year. Titles that start with
 * the query come first. A query without letters finds nothing.
 */
export function searchFilms(films: readonly Film[], query: string): readonly FoundFilm[] {
  const words = toWords(query);
  if (words.length === 0) return [];
  const rank = ({ title }: Film) => (fold(title).folded.startsWith(words.join(' ')) ? 0 : 1);
  return films
    .filter((film) => {
      const { folded } = fold(film.title);
      return words.every((word) => folded.includes(word) || String(film.year).startsWith(word));
    })
    .sort((first, second) => rank(first) - rank(second))
    .map((film) => ({ film, parts: toParts(film.title, words) }));
}
