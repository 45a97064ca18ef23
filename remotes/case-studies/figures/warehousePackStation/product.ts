import type { Product } from '../kit/palette';

/** Snug: the yellow and graphite of a safety vest for what is in somebody's hands, kraft for cartons. */
export const SNUG: Product = {
  default: {
    screen: '#f1f1ec',
    card: '#ffffff',
    accent: '#2a313b',
    onAccent: '#fff27a',
    accentWash: '#f8ee7c',
    second: '#7d4d20',
    secondWash: '#ecdcc8',
  },
  darkMode: {
    screen: '#121417',
    card: '#1f2329',
    accent: '#f3e750',
    onAccent: '#1d1b04',
    accentWash: '#4a460f',
    second: '#dcae80',
    secondWash: '#3a2b1d',
  },
};
