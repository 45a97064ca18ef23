import type { Product } from '../kit/palette';

/** Sloe: the berry's dusty blue for what can be done, clay for what is said about a shade. */
export const SLOE: Product = {
  default: {
    screen: '#f5f7f9',
    card: '#ffffff',
    accent: '#1f4259',
    onAccent: '#ffffff',
    accentWash: '#dce8f0',
    second: '#85451b',
    secondWash: '#f8e5d6',
  },
  darkMode: {
    screen: '#10151a',
    card: '#1b232a',
    accent: '#9ccbe6',
    onAccent: '#062230',
    accentWash: '#1c3a4b',
    second: '#f0b690',
    secondWash: '#40291a',
  },
};
