import type { Product } from '../kit/palette';
import type { Setup } from '../kit/typesetting';

/**
 * Lope: acid yellow above the lane, sky blue below it, only white in between. A watch's glass is black in both
 * themes: `card` is its light text, `secondWash` its muted lines.
 */
export const PRODUCT: Product = {
  screen: ['#050706', '#050706'],
  card: ['#f3f7ea', '#f3f7ea'],
  accent: ['#d3f04b', '#d3f04b'],
  onAccent: ['#151a02', '#151a02'],
  accentWash: ['#e6efc3', '#262d10'],
  second: ['#86caff', '#86caff'],
  secondWash: ['#59635c', '#59635c'],
};

export const SETUP: Setup = {
  pairing: { text: 'saira' },
  device: { clock: '7:04', corner: 28, camera: 'none' },
};
