import type { Product } from '../kit/palette';

/** Hatch: violet for one's own doctor, burnt orange for whoever is free first. Neither means well or ill. */
export const HATCH: Product = {
  default: {
    screen: '#f7f5fb',
    card: '#ffffff',
    accent: '#53319b',
    onAccent: '#ffffff',
    accentWash: '#e7defa',
    second: '#9a4300',
    secondWash: '#ffe5d1',
  },
  darkMode: {
    screen: '#141119',
    card: '#1f1a28',
    accent: '#c0a4ff',
    onAccent: '#1b0a3a',
    accentWash: '#34264f',
    second: '#ffac72',
    secondWash: '#422510',
  },
};
