// Written by `npm run figures`: edit the drawings in figures/digitalWallet/ and run it again.
import darkCard from './figures/card.dark.svg';
import lightCard from './figures/card.light.svg';
import darkDraft from './figures/draft.dark.svg';
import lightDraft from './figures/draft.light.svg';
import darkFront from './figures/front.dark.svg';
import lightFront from './figures/front.light.svg';
import darkInside from './figures/inside.dark.svg';
import lightInside from './figures/inside.light.svg';
import darkLargeText from './figures/largeText.dark.svg';
import lightLargeText from './figures/largeText.light.svg';
import darkPaid from './figures/paid.dark.svg';
import lightPaid from './figures/paid.light.svg';
import darkPayFlow from './figures/payFlow.dark.svg';
import lightPayFlow from './figures/payFlow.light.svg';
import darkPayFlowNarrow from './figures/payFlow.narrow.dark.svg';
import lightPayFlowNarrow from './figures/payFlow.narrow.light.svg';
import darkRefused from './figures/refused.dark.svg';
import lightRefused from './figures/refused.light.svg';
import darkSketches from './figures/sketches.dark.svg';
import lightSketches from './figures/sketches.light.svg';
import darkSketchesNarrow from './figures/sketches.narrow.dark.svg';
import lightSketchesNarrow from './figures/sketches.narrow.light.svg';
import darkSteps from './figures/steps.dark.svg';
import lightSteps from './figures/steps.light.svg';
import darkStopped from './figures/stopped.dark.svg';
import lightStopped from './figures/stopped.light.svg';
import darkTwoSides from './figures/twoSides.dark.svg';
import lightTwoSides from './figures/twoSides.light.svg';
import darkTwoSidesNarrow from './figures/twoSides.narrow.dark.svg';
import lightTwoSidesNarrow from './figures/twoSides.narrow.light.svg';

export const FIGURES = {
  card: {
    src: lightCard,
    srcDark: darkCard,
    widthPx: 640,
    heightPx: 400,
    ground: '#ead9f4',
    groundDark: '#35224a',
    legiblePx: 322,
  },
  draft: {
    src: lightDraft,
    srcDark: darkDraft,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 315,
  },
  front: {
    src: lightFront,
    srcDark: darkFront,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 278,
  },
  inside: {
    src: lightInside,
    srcDark: darkInside,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 301,
  },
  largeText: {
    src: lightLargeText,
    srcDark: darkLargeText,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 278,
  },
  paid: {
    src: lightPaid,
    srcDark: darkPaid,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 289,
  },
  payFlow: {
    src: lightPayFlow,
    srcDark: darkPayFlow,
    widthPx: 480,
    heightPx: 656,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 328,
    narrow: { src: lightPayFlowNarrow, srcDark: darkPayFlowNarrow, widthPx: 444, heightPx: 656 },
  },
  refused: {
    src: lightRefused,
    srcDark: darkRefused,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 301,
  },
  sketches: {
    src: lightSketches,
    srcDark: darkSketches,
    widthPx: 640,
    heightPx: 360,
    ground: '#ffffff',
    groundDark: '#161924',
    legiblePx: 465,
    narrow: { src: lightSketchesNarrow, srcDark: darkSketchesNarrow, widthPx: 408, heightPx: 720 },
  },
  steps: {
    src: lightSteps,
    srcDark: darkSteps,
    widthPx: 640,
    heightPx: 356,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 488,
    minWidthPx: 488,
  },
  stopped: {
    src: lightStopped,
    srcDark: darkStopped,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 295,
  },
  twoSides: {
    src: lightTwoSides,
    srcDark: darkTwoSides,
    widthPx: 640,
    heightPx: 400,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 477,
    narrow: { src: lightTwoSidesNarrow, srcDark: darkTwoSidesNarrow, widthPx: 340, heightPx: 752 },
  },
};
