import type { Product } from '../kit/palette';
import type { Setup } from '../kit/typesetting';

/** Sloe: the berry's dusty blue for actions, clay for remarks about a shade. */
export const PRODUCT: Product = {
  screen: ['#f5f7f9', '#10151a'],
  card: ['#ffffff', '#1b232a'],
  accent: ['#1f4259', '#9ccbe6'],
  onAccent: ['#ffffff', '#062230'],
  accentWash: ['#dce8f0', '#1c3a4b'],
  second: ['#85451b', '#f0b690'],
  secondWash: ['#f8e5d6', '#40291a'],
};

export const SETUP: Setup = {
  pairing: { text: 'jost', display: 'cormorant' },
  device: { clock: '8:15', corner: 36, camera: 'island' },
};
