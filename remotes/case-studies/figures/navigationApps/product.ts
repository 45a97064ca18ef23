import type { Product } from '../kit/palette';
import type { Setup } from '../kit/typesetting';

/** Fingerpost and the three kinds of app beside it: harbour blue for the route, rust for landmarks. */
export const PRODUCT: Product = {
  screen: ['#f1f4f5', '#0f151a'],
  card: ['#ffffff', '#1a232a'],
  accent: ['#0b567a', '#6fc4f0'],
  onAccent: ['#ffffff', '#04202f'],
  accentWash: ['#d2e6f1', '#14374a'],
  second: ['#a03c0c', '#ffa271'],
  secondWash: ['#fbe0d0', '#42220f'],
};

export const SETUP: Setup = {
  pairing: { text: 'overpass' },
  device: { clock: '16:42', corner: 26, camera: 'hole' },
};
