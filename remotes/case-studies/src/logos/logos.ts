import type { CatalogueEntry } from '@portfolio/contract';
import { LOGO_TABLE } from './logoTable';
import { MARKS } from './marks';
import { SHEETS } from './sheets';

/** The logo list, SPEC section 3: each id with the address of its drawing. */
export const LOGO_LIST = LOGO_TABLE.map((logo) => ({ ...logo, link: MARKS[logo.id] }));

/** The logos as catalogue entries, in the same order. */
export const LOGOS: readonly CatalogueEntry[] = LOGO_LIST.map(({ id, title, tags, alt, link }) => ({
  id,
  type: 'Logo',
  portfolio: false,
  title,
  img: { src: link, sheet: SHEETS[id], alt, widthPx: 96, heightPx: 96 },
  tags,
  description: '',
  component: null,
  path: null,
  blog: null,
}));
