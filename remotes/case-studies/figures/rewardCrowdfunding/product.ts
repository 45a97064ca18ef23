import type { Product } from '../kit/palette';

/** Rung: pine green for money that is safe, marigold for what the maker still has to show. */
export const RUNG: Product = {
  default: {
    screen: '#f6f7f2',
    card: '#ffffff',
    accent: '#0f6549',
    onAccent: '#ffffff',
    accentWash: '#dcefe5',
    second: '#8a5a00',
    secondWash: '#fbe7bd',
  },
  darkMode: {
    screen: '#10161a',
    card: '#1a2327',
    accent: '#58cfa2',
    onAccent: '#05231a',
    accentWash: '#17382e',
    second: '#f4c463',
    secondWash: '#3a2d10',
  },
};
