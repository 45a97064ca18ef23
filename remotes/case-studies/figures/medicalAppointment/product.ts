import type { Product } from '../kit/palette';
import type { Setup } from '../kit/typesetting';

/** Hatch: violet for the patient's own doctor, burnt orange for the first one free. Neither implies good or bad. */
export const PRODUCT: Product = {
  screen: ['#f7f5fb', '#141119'],
  card: ['#ffffff', '#1f1a28'],
  accent: ['#53319b', '#c0a4ff'],
  onAccent: ['#ffffff', '#1b0a3a'],
  accentWash: ['#e7defa', '#34264f'],
  second: ['#9a4300', '#ffac72'],
  secondWash: ['#ffe5d1', '#422510'],
};

export const SETUP: Setup = {
  pairing: { text: 'atkinson' },
  device: { clock: '7:52', corner: 26, camera: 'none' },
};
