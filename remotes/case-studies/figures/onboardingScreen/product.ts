import type { Product } from '../kit/palette';
import type { Setup } from '../kit/typesetting';

/** Dibber: moss green for tasks of this week, flowerpot clay for those that must wait. */
export const PRODUCT: Product = {
  screen: ['#f8f8f0', '#12150e'],
  card: ['#ffffff', '#1c2116'],
  accent: ['#3c5a12', '#bbdc72'],
  onAccent: ['#ffffff', '#172404'],
  accentWash: ['#e4eecb', '#2d3d15'],
  second: ['#99391b', '#f4a98c'],
  secondWash: ['#fae2d8', '#43211a'],
};

export const SETUP: Setup = {
  pairing: { text: 'nunito' },
  device: { clock: '17:20', corner: 30, camera: 'hole' },
};
