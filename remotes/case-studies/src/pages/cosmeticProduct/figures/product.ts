import type { Product } from '../../../figure-kit/palette';

/** Sloe: the berry's purple for what can be done, clay for what is said about a shade. */
export const SLOE: Product = {
  default: {
    screen: '#f7f5f9',
    card: '#ffffff',
    accent: '#53296b',
    onAccent: '#ffffff',
    accentWash: '#ebe1f2',
    second: '#85451b',
    secondWash: '#f8e5d6',
  },
  darkMode: {
    screen: '#131018',
    card: '#201a28',
    accent: '#cfa5ea',
    onAccent: '#26093a',
    accentWash: '#3a2549',
    second: '#f0b690',
    secondWash: '#40291a',
  },
};
