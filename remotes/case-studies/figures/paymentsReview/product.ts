import type { Product } from '../kit/palette';
import type { Setup } from '../kit/typesetting';

/** Sixpence: copper for actions, teal for settled matters. */
export const PRODUCT: Product = {
  screen: ['#fbf7f3', '#181311'],
  card: ['#ffffff', '#241c18'],
  accent: ['#9c3f12', '#ff9f6b'],
  onAccent: ['#ffffff', '#2c0f02'],
  accentWash: ['#f9e3d5', '#43230f'],
  second: ['#0b6570', '#6cd0db'],
  secondWash: ['#d5ecee', '#123437'],
};

export const SETUP: Setup = {
  pairing: { text: 'publicSans' },
  device: { clock: '11:02', corner: 20, camera: 'hole' },
};
