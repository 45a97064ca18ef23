import type { Product } from '../kit/palette';
import type { Setup } from '../kit/typesetting';

/** Headword: ink on paper, a highlighter for the answer and the red of old dictionaries for doubt. */
export const PRODUCT: Product = {
  screen: ['#fdfdfa', '#131316'],
  card: ['#f4f3ec', '#1f1f24'],
  accent: ['#26262c', '#ffe066'],
  onAccent: ['#ffffff', '#231e00'],
  accentWash: ['#ffee99', '#4d4408'],
  second: ['#94262f', '#ff9b9f'],
  secondWash: ['#f9dfdf', '#431c20'],
};

export const SETUP: Setup = {
  pairing: { text: 'sourceSans', display: 'sourceSerif' },
  device: { clock: '22:15', corner: 18, camera: 'none' },
};
