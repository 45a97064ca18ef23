import type { Product } from '../kit/palette';

/** Daymark: paper and plum, with moss for what stays private. */
export const DAYMARK: Product = {
  default: {
    screen: '#faf5ec',
    card: '#fffdf8',
    accent: '#7b2d5b',
    onAccent: '#ffffff',
    accentWash: '#f3e0ea',
    second: '#3d6434',
    secondWash: '#dfebd8',
  },
  darkMode: {
    screen: '#18131a',
    card: '#241c27',
    accent: '#f09acb',
    onAccent: '#360a24',
    accentWash: '#432036',
    second: '#a3d394',
    secondWash: '#22341d',
  },
};
