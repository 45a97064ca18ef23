// Written by `npm run figures`: edit the drawings in figures/ and run it again.
import darkDraft from './figures/draft.dark.svg';
import lightDraft from './figures/draft.light.svg';
import darkPacking from './figures/packing.dark.svg';
import lightPacking from './figures/packing.light.svg';
import darkParked from './figures/parked.dark.svg';
import lightParked from './figures/parked.light.svg';
import darkWeighing from './figures/weighing.dark.svg';
import lightWeighing from './figures/weighing.light.svg';
import darkWrongItem from './figures/wrongItem.dark.svg';
import lightWrongItem from './figures/wrongItem.light.svg';

export const FIGURES = {
  draft: { src: lightDraft, srcDark: darkDraft, widthPx: 544, heightPx: 416 },
  packing: { src: lightPacking, srcDark: darkPacking, widthPx: 544, heightPx: 416 },
  parked: { src: lightParked, srcDark: darkParked, widthPx: 544, heightPx: 416 },
  weighing: { src: lightWeighing, srcDark: darkWeighing, widthPx: 544, heightPx: 416 },
  wrongItem: { src: lightWrongItem, srcDark: darkWrongItem, widthPx: 544, heightPx: 416 },
};
