import type { Release } from '@portfolio/contract';
import type { Rows } from '../terminal/table';
import { compareValues, listNames } from './compareValues';

/** Compares the sizes of the pages of two releases; a page of the same size may still have other files. */
export function diffPages(from: Release | null, to: Release): Rows {
  return listNames(from?.pages, to.pages).map((name) => {
    const row = compareValues(name, countBytes(from, name), countBytes(to, name), ' B');
    const isOther = from !== null && toHashes(from, name) !== toHashes(to, name);
    return row.at(-1) === '' && isOther ? [...row.slice(0, -1), 'same size, other code'] : row;
  });
}

const listFiles = (release: Release, page: string) => {
  const { js, css } = release.pages[page] ?? { js: [], css: [] };
  return [...js, ...css].map((file) => release.web.files[file]);
};

function countBytes(release: Release | null, page: string): number | null {
  if (release?.pages[page] === undefined) return null;
  return listFiles(release, page).reduce((sum, file) => sum + (file?.bytes ?? 0), 0);
}

const toHashes = (release: Release, page: string) =>
  listFiles(release, page)
    .map((file) => file?.integrity)
    .join(' ');

/** Compares the texts and pictures that lists, feeds and links show of the entries of two releases. */
export function diffCards(from: Release | null, to: Release): Rows {
  const [before, after] = [listCards(from), listCards(to)];
  return listNames(before, after)
    .map((name) => compareValues(name, before[name] ?? null, after[name] ?? null))
    .filter(([, , , change]) => change !== '');
}

function listCards(release: Release | null): Record<string, string> {
  const cards = (release?.catalogue ?? []).flatMap(
    ({ id, title, headline, description, tags, img, blog }) => {
      const { src, srcDark, sheet, alt } = img;
      const parts = { title, headline, description, tags: tags.join(', '), alt, src, srcDark, sheet };
      const named = Object.entries({ ...parts, summary: blog?.summary, published: blog?.published });
      return named.flatMap(([part, text]) => (text ? [[`${id}: ${part}`, text] as const] : []));
    },
  );
  return Object.fromEntries(cards);
}
