import type { Product } from '../kit/palette';
import type { Setup } from '../kit/typesetting';

/** Treadle: saddle leather for actions, a blue linen thread for the current position. */
export const PRODUCT: Product = {
  screen: ['#faf6f0', '#16120e'],
  card: ['#ffffff', '#231c16'],
  accent: ['#5b3819', '#e6b98a'],
  onAccent: ['#ffffff', '#2b1704'],
  accentWash: ['#f0e2d2', '#3b2a1a'],
  second: ['#13588c', '#86c3f2'],
  secondWash: ['#dcebf6', '#14324a'],
};

export const SETUP: Setup = {
  pairing: { text: 'lexend' },
  device: { clock: '20:05', corner: 22, camera: 'none' },
};
