import type { Product } from '../kit/palette';

/** Sixpence: copper for what can be done, teal for what has been settled. */
export const SIXPENCE: Product = {
  default: {
    screen: '#fbf7f3',
    card: '#ffffff',
    accent: '#9c3f12',
    onAccent: '#ffffff',
    accentWash: '#f9e3d5',
    second: '#0b6570',
    secondWash: '#d5ecee',
  },
  darkMode: {
    screen: '#181311',
    card: '#241c18',
    accent: '#ff9f6b',
    onAccent: '#2c0f02',
    accentWash: '#43230f',
    second: '#6cd0db',
    secondWash: '#123437',
  },
};
