import type { Product } from '../kit/palette';

/** Headword: ink on paper, a highlighter for the answer and the red of old dictionaries for doubt. */
export const HEADWORD: Product = {
  default: {
    screen: '#fdfdfa',
    card: '#f4f3ec',
    accent: '#26262c',
    onAccent: '#ffffff',
    accentWash: '#ffee99',
    second: '#94262f',
    secondWash: '#f9dfdf',
  },
  darkMode: {
    screen: '#131316',
    card: '#1f1f24',
    accent: '#ffe066',
    onAccent: '#231e00',
    accentWash: '#4d4408',
    second: '#ff9b9f',
    secondWash: '#431c20',
  },
};
