import type { Product } from '../kit/palette';

/** Trivet: the blue rim of enamel, and the yellow of a tape measure, which stays itself in the dark. */
export const TRIVET: Product = {
  default: {
    screen: '#fbfaf6',
    card: '#ffffff',
    accent: '#17477c',
    onAccent: '#ffffff',
    accentWash: '#dae7f5',
    second: '#ffcd2e',
    secondWash: '#2b2000',
  },
  darkMode: {
    screen: '#12151b',
    card: '#1b2029',
    accent: '#9dc5fb',
    onAccent: '#04203f',
    accentWash: '#16304e',
    second: '#ffcd2e',
    secondWash: '#2b2000',
  },
};
