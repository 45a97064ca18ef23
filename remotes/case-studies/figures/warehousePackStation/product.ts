import type { Product } from '../kit/palette';
import type { Setup } from '../kit/typesetting';

/** Snug: the yellow and graphite of a safety vest for items in the packer's hands, kraft brown for cartons. */
export const PRODUCT: Product = {
  screen: ['#f1f1ec', '#121417'],
  card: ['#ffffff', '#1f2329'],
  accent: ['#2a313b', '#f3e750'],
  onAccent: ['#fff27a', '#1d1b04'],
  accentWash: ['#f8ee7c', '#4a460f'],
  second: ['#7d4d20', '#dcae80'],
  secondWash: ['#ecdcc8', '#3a2b1d'],
};

export const SETUP: Setup = {
  pairing: { text: 'plexSans' },
  device: { clock: '6:40', corner: 10, camera: 'none' },
};
