import type { PageFiles, Release } from './release';

const KIB = 1024;

/** The maximum sizes of what visitors load, in bytes as published. A maintainer may allow more by name. */
export const MAX_BYTES = {
  /** All scripts of one page of a remote: entry, exposed module, page. */
  js: 512 * KIB,
  /** All style files of one page. */
  css: 128 * KIB,
  picture: 512 * KIB,
  /** Any file: videos and sounds are the largest. */
  file: 2 * KIB * KIB,
  /** All browser files of a release: the service worker caches them for offline visits. */
  total: 8 * KIB * KIB,
  /** All texts of the catalogue: the lists of work show them in one page, beside those of all other remotes. */
  cards: 64 * KIB,
} as const;

/** The maximum number of entries that a message names. */
const NAMED_CARDS = 3;

const PICTURE = /\.(svg|png|jpe?g|webp|avif|gif)$/i;

/** Something in a release that weighs more than its kind may. */
export interface Overweight {
  /** The name under which it can be allowed. */
  name: string;
  /** Description for messages, up to the size. */
  what: string;
  bytes: number;
  maxBytes: number;
}

/** Describes it, as a sentence without its full stop. */
export function describeOverweight({ what, bytes, maxBytes }: Overweight): string {
  return `${what} ${bytes} B; the limit is ${maxBytes} B`;
}

/** Lists the parts of a release that weigh more than their kind may. */
export function listOverweights({ web, remote, pages, catalogue }: Release): Overweight[] {
  const files = Object.entries(web.files).map(([name, { bytes }]) => ({ name, bytes }));
  const bytesOf = new Map(files.map(({ name, bytes }) => [name, bytes]));
  const sum = (names: Iterable<string>) =>
    [...names].reduce((total, name) => total + (bytesOf.get(name) ?? 0), 0);
  const toPages = (kind: 'js' | 'css', list: (page: PageFiles) => readonly string[], what: string) =>
    Object.entries(pages).map(([page, needed]) => ({
      name: `${kind}:${page}`,
      what: `the ${what} of the page "${page}" are`,
      bytes: sum(new Set(list(needed))),
      maxBytes: MAX_BYTES[kind],
    }));
  return [
    ...toPages('js', ({ js }) => [web.entry, ...remote.js, ...js], 'scripts'),
    ...toPages('css', ({ css }) => [...remote.css, ...css], 'style files'),
    ...files.map(({ name, bytes }) => ({
      name: `file:${name}`,
      what: `${name} has`,
      bytes,
      maxBytes: PICTURE.test(name) ? MAX_BYTES.picture : MAX_BYTES.file,
    })),
    { name: 'total', what: 'its browser files are', bytes: sum(bytesOf.keys()), maxBytes: MAX_BYTES.total },
    weighCards(catalogue),
  ].filter(({ bytes, maxBytes }) => bytes > maxBytes);
}

function weighCards(catalogue: Release['catalogue']): Overweight {
  const cards = catalogue
    .map((entry) => ({ id: entry.id, bytes: weighTexts(entry) }))
    .sort((one, other) => other.bytes - one.bytes);
  const longest = cards.slice(0, NAMED_CARDS).map(({ id }) => `"${id}"`);
  return {
    name: 'cards',
    what: `the titles, descriptions, tags and other texts of its catalogue (longest in ${longest.join(', ')}) are`,
    bytes: cards.reduce((total, { bytes }) => total + bytes, 0),
    maxBytes: MAX_BYTES.cards,
  };
}

/** Bytes of the texts that lists show of an entry. */
function weighTexts({
  title,
  headline = '',
  img,
  tags,
  description,
  blog,
}: Release['catalogue'][number]): number {
  const texts = [title, headline, img.alt, description, blog?.summary ?? '', ...tags];
  return texts.reduce((total, text) => total + new TextEncoder().encode(text).length, 0);
}
