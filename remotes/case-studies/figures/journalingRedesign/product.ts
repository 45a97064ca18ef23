import type { Product } from '../kit/palette';
import type { Setup } from '../kit/typesetting';

/** Daymark: paper and plum, with moss green for private content. */
export const PRODUCT: Product = {
  screen: ['#faf5ec', '#18131a'],
  card: ['#fffdf8', '#241c27'],
  accent: ['#7b2d5b', '#f09acb'],
  onAccent: ['#ffffff', '#360a24'],
  accentWash: ['#f3e0ea', '#432036'],
  second: ['#3d6434', '#a3d394'],
  secondWash: ['#dfebd8', '#22341d'],
};

export const SETUP: Setup = {
  pairing: { text: 'karla', display: 'newsreader' },
  device: { clock: '21:48', corner: 34, camera: 'island' },
};
