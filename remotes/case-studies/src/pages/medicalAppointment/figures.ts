// Written by `npm run figures`: edit the drawings in figures/ and run it again.
import darkAsk from './figures/ask.dark.svg';
import lightAsk from './figures/ask.light.svg';
import darkBooked from './figures/booked.dark.svg';
import lightBooked from './figures/booked.light.svg';
import darkDraft from './figures/draft.dark.svg';
import lightDraft from './figures/draft.light.svg';
import darkLarge from './figures/large.dark.svg';
import lightLarge from './figures/large.light.svg';
import darkSketches from './figures/sketches.dark.svg';
import lightSketches from './figures/sketches.light.svg';
import darkWhen from './figures/when.dark.svg';
import lightWhen from './figures/when.light.svg';

export const FIGURES = {
  ask: { src: lightAsk, srcDark: darkAsk, widthPx: 400, heightPx: 720 },
  booked: { src: lightBooked, srcDark: darkBooked, widthPx: 400, heightPx: 720 },
  draft: { src: lightDraft, srcDark: darkDraft, widthPx: 400, heightPx: 720 },
  large: { src: lightLarge, srcDark: darkLarge, widthPx: 400, heightPx: 720 },
  sketches: { src: lightSketches, srcDark: darkSketches, widthPx: 640, heightPx: 390 },
  when: { src: lightWhen, srcDark: darkWhen, widthPx: 400, heightPx: 720 },
};
