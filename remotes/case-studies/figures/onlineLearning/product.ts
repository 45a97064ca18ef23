import type { Product } from '../kit/palette';

/** Treadle: saddle leather for what can be done, a blue linen thread for where the work is. */
export const TREADLE: Product = {
  default: {
    screen: '#faf6f0',
    card: '#ffffff',
    accent: '#5b3819',
    onAccent: '#ffffff',
    accentWash: '#f0e2d2',
    second: '#13588c',
    secondWash: '#dcebf6',
  },
  darkMode: {
    screen: '#16120e',
    card: '#231c16',
    accent: '#e6b98a',
    onAccent: '#2b1704',
    accentWash: '#3b2a1a',
    second: '#86c3f2',
    secondWash: '#14324a',
  },
};
