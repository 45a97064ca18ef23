// Written by `npm run figures`: edit the drawings in figures/warehousePackStation/ and run it again.
import darkBench from './figures/bench.dark.svg';
import lightBench from './figures/bench.light.svg';
import darkCard from './figures/card.dark.svg';
import lightCard from './figures/card.light.svg';
import darkDistance from './figures/distance.dark.svg';
import lightDistance from './figures/distance.light.svg';
import darkDistanceNarrow from './figures/distance.narrow.dark.svg';
import lightDistanceNarrow from './figures/distance.narrow.light.svg';
import darkDraft from './figures/draft.dark.svg';
import lightDraft from './figures/draft.light.svg';
import darkDraftNarrow from './figures/draft.narrow.dark.svg';
import lightDraftNarrow from './figures/draft.narrow.light.svg';
import darkPackFlow from './figures/packFlow.dark.svg';
import lightPackFlow from './figures/packFlow.light.svg';
import darkPacking from './figures/packing.dark.svg';
import lightPacking from './figures/packing.light.svg';
import darkPackingNarrow from './figures/packing.narrow.dark.svg';
import lightPackingNarrow from './figures/packing.narrow.light.svg';
import darkParked from './figures/parked.dark.svg';
import lightParked from './figures/parked.light.svg';
import darkParkedNarrow from './figures/parked.narrow.dark.svg';
import lightParkedNarrow from './figures/parked.narrow.light.svg';
import darkSketches from './figures/sketches.dark.svg';
import lightSketches from './figures/sketches.light.svg';
import darkSketchesNarrow from './figures/sketches.narrow.dark.svg';
import lightSketchesNarrow from './figures/sketches.narrow.light.svg';
import darkWeighing from './figures/weighing.dark.svg';
import lightWeighing from './figures/weighing.light.svg';
import darkWeighingNarrow from './figures/weighing.narrow.dark.svg';
import lightWeighingNarrow from './figures/weighing.narrow.light.svg';
import darkWrongItem from './figures/wrongItem.dark.svg';
import lightWrongItem from './figures/wrongItem.light.svg';
import darkWrongItemNarrow from './figures/wrongItem.narrow.dark.svg';
import lightWrongItemNarrow from './figures/wrongItem.narrow.light.svg';

export const FIGURES = {
  bench: {
    src: lightBench,
    srcDark: darkBench,
    widthPx: 640,
    heightPx: 436,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 465,
    minWidthPx: 465,
  },
  card: {
    src: lightCard,
    srcDark: darkCard,
    widthPx: 640,
    heightPx: 400,
    ground: '#f8ee7c',
    groundDark: '#4a460f',
    legiblePx: 398,
    minWidthPx: 398,
  },
  distance: {
    src: lightDistance,
    srcDark: darkDistance,
    widthPx: 640,
    heightPx: 336,
    ground: '#ffffff',
    groundDark: '#161924',
    legiblePx: 465,
    narrow: { src: lightDistanceNarrow, srcDark: darkDistanceNarrow, widthPx: 354, heightPx: 672 },
  },
  draft: {
    src: lightDraft,
    srcDark: darkDraft,
    widthPx: 544,
    heightPx: 426,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 440,
    narrow: { src: lightDraftNarrow, srcDark: darkDraftNarrow, widthPx: 396, heightPx: 414 },
  },
  packFlow: {
    src: lightPackFlow,
    srcDark: darkPackFlow,
    widthPx: 640,
    heightPx: 508,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 488,
    minWidthPx: 488,
  },
  packing: {
    src: lightPacking,
    srcDark: darkPacking,
    widthPx: 544,
    heightPx: 426,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 326,
    narrow: { src: lightPackingNarrow, srcDark: darkPackingNarrow, widthPx: 396, heightPx: 414 },
  },
  parked: {
    src: lightParked,
    srcDark: darkParked,
    widthPx: 544,
    heightPx: 426,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 312,
    narrow: { src: lightParkedNarrow, srcDark: darkParkedNarrow, widthPx: 542, heightPx: 418 },
  },
  sketches: {
    src: lightSketches,
    srcDark: darkSketches,
    widthPx: 640,
    heightPx: 330,
    ground: '#ffffff',
    groundDark: '#161924',
    legiblePx: 465,
    narrow: { src: lightSketchesNarrow, srcDark: darkSketchesNarrow, widthPx: 410, heightPx: 660 },
  },
  weighing: {
    src: lightWeighing,
    srcDark: darkWeighing,
    widthPx: 544,
    heightPx: 426,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 312,
    narrow: { src: lightWeighingNarrow, srcDark: darkWeighingNarrow, widthPx: 542, heightPx: 418 },
  },
  wrongItem: {
    src: lightWrongItem,
    srcDark: darkWrongItem,
    widthPx: 544,
    heightPx: 426,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 312,
    narrow: { src: lightWrongItemNarrow, srcDark: darkWrongItemNarrow, widthPx: 542, heightPx: 418 },
  },
};
