import type { Product } from '../kit/palette';

/** Clasp: plum for the card in your hand, sea green for the one beside it. */
export const CLASP: Product = {
  default: {
    screen: '#f6f1f8',
    card: '#ffffff',
    accent: '#5e2a7e',
    onAccent: '#ffffff',
    accentWash: '#ead9f4',
    second: '#0a6460',
    secondWash: '#cdecea',
  },
  darkMode: {
    screen: '#141018',
    card: '#211a28',
    accent: '#d0a6f0',
    onAccent: '#280b3c',
    accentWash: '#35224a',
    second: '#6fd3cc',
    secondWash: '#123634',
  },
};
