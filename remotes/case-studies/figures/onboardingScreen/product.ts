import type { Product } from '../kit/palette';

/** Dibber: moss for what can be done this week, flowerpot clay for what has to wait. */
export const DIBBER: Product = {
  default: {
    screen: '#f8f8f0',
    card: '#ffffff',
    accent: '#3c5a12',
    onAccent: '#ffffff',
    accentWash: '#e4eecb',
    second: '#99391b',
    secondWash: '#fae2d8',
  },
  darkMode: {
    screen: '#12150e',
    card: '#1c2116',
    accent: '#bbdc72',
    onAccent: '#172404',
    accentWash: '#2d3d15',
    second: '#f4a98c',
    secondWash: '#43211a',
  },
};
