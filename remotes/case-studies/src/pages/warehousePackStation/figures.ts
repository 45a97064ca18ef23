// Written by `npm run figures`: edit the drawings in figures/warehousePackStation/ and run it again.
import darkBench from './figures/bench.dark.svg';
import lightBench from './figures/bench.light.svg';
import darkCard from './figures/card.dark.svg';
import lightCard from './figures/card.light.svg';
import darkDistance from './figures/distance.dark.svg';
import lightDistance from './figures/distance.light.svg';
import darkDraft from './figures/draft.dark.svg';
import lightDraft from './figures/draft.light.svg';
import darkPackFlow from './figures/packFlow.dark.svg';
import lightPackFlow from './figures/packFlow.light.svg';
import darkPacking from './figures/packing.dark.svg';
import lightPacking from './figures/packing.light.svg';
import darkParked from './figures/parked.dark.svg';
import lightParked from './figures/parked.light.svg';
import darkSketches from './figures/sketches.dark.svg';
import lightSketches from './figures/sketches.light.svg';
import darkWeighing from './figures/weighing.dark.svg';
import lightWeighing from './figures/weighing.light.svg';
import darkWrongItem from './figures/wrongItem.dark.svg';
import lightWrongItem from './figures/wrongItem.light.svg';

export const FIGURES = {
  bench: { src: lightBench, srcDark: darkBench, widthPx: 640, heightPx: 436 },
  card: { src: lightCard, srcDark: darkCard, widthPx: 640, heightPx: 400 },
  distance: { src: lightDistance, srcDark: darkDistance, widthPx: 640, heightPx: 336 },
  draft: { src: lightDraft, srcDark: darkDraft, widthPx: 544, heightPx: 416 },
  packFlow: { src: lightPackFlow, srcDark: darkPackFlow, widthPx: 640, heightPx: 508 },
  packing: { src: lightPacking, srcDark: darkPacking, widthPx: 544, heightPx: 416 },
  parked: { src: lightParked, srcDark: darkParked, widthPx: 544, heightPx: 416 },
  sketches: { src: lightSketches, srcDark: darkSketches, widthPx: 640, heightPx: 330 },
  weighing: { src: lightWeighing, srcDark: darkWeighing, widthPx: 544, heightPx: 416 },
  wrongItem: { src: lightWrongItem, srcDark: darkWrongItem, widthPx: 544, heightPx: 416 },
};
