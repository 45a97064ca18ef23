import type { Product } from '../kit/palette';
import type { Setup } from '../kit/typesetting';

/** Trivet: the blue rim of enamel, and the yellow of a tape measure, which is the same in the dark theme. */
export const PRODUCT: Product = {
  screen: ['#fbfaf6', '#12151b'],
  card: ['#ffffff', '#1b2029'],
  accent: ['#17477c', '#9dc5fb'],
  onAccent: ['#ffffff', '#04203f'],
  accentWash: ['#dae7f5', '#16304e'],
  second: ['#ffcd2e', '#ffcd2e'],
  secondWash: ['#2b2000', '#2b2000'],
};

export const SETUP: Setup = {
  pairing: { text: 'workSans', display: 'fraunces' },
  device: { clock: '18:24', corner: 24, camera: 'hole' },
};
