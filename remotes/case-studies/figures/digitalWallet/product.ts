import type { Product } from '../kit/palette';
import type { Setup } from '../kit/typesetting';

/** Clasp: plum for the card in your hand, sea green for the one beside it. */
export const PRODUCT: Product = {
  screen: ['#f6f1f8', '#141018'],
  card: ['#ffffff', '#211a28'],
  accent: ['#5e2a7e', '#d0a6f0'],
  onAccent: ['#ffffff', '#280b3c'],
  accentWash: ['#ead9f4', '#35224a'],
  second: ['#0a6460', '#6fd3cc'],
  secondWash: ['#cdecea', '#123634'],
};

export const SETUP: Setup = {
  pairing: { text: 'figtree' },
  device: { clock: '13:07', corner: 40, camera: 'island' },
};
