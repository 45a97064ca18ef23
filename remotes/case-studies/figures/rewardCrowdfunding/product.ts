import type { Product } from '../kit/palette';
import type { Setup } from '../kit/typesetting';

/** Rung: pine green for money that is safe, marigold for results that are still due. */
export const PRODUCT: Product = {
  screen: ['#f6f7f2', '#10161a'],
  card: ['#ffffff', '#1a2327'],
  accent: ['#0f6549', '#58cfa2'],
  onAccent: ['#ffffff', '#05231a'],
  accentWash: ['#dcefe5', '#17382e'],
  second: ['#8a5a00', '#f4c463'],
  secondWash: ['#fbe7bd', '#3a2d10'],
};

export const SETUP: Setup = {
  pairing: { text: 'instrumentSans', display: 'bricolage' },
  device: { clock: '19:36', corner: 30, camera: 'none' },
};
