import type { Product } from '../kit/palette';

/** Fingerpost, and the three schools beside it: harbour blue for the way, rust for what is seen from it. */
export const FINGERPOST: Product = {
  default: {
    screen: '#f1f4f5',
    card: '#ffffff',
    accent: '#0b567a',
    onAccent: '#ffffff',
    accentWash: '#d2e6f1',
    second: '#a03c0c',
    secondWash: '#fbe0d0',
  },
  darkMode: {
    screen: '#0f151a',
    card: '#1a232a',
    accent: '#6fc4f0',
    onAccent: '#04202f',
    accentWash: '#14374a',
    second: '#ffa271',
    secondWash: '#42220f',
  },
};
