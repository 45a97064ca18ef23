import type { ProductColors, Product } from '../kit/palette';

/** A watch's glass is black in both themes: `card` is its light text, `secondWash` its quiet lines. */
const GLASS: ProductColors = {
  screen: '#050706',
  card: '#f3f7ea',
  accent: '#d3f04b',
  onAccent: '#151a02',
  accentWash: '#e6efc3',
  second: '#86caff',
  secondWash: '#59635c',
};

/** Lope: sour yellow above the lane, sky below it, nothing but white in between. */
export const LOPE: Product = {
  default: GLASS,
  darkMode: { ...GLASS, accentWash: '#262d10' },
};
