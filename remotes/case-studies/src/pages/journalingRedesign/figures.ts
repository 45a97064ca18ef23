// Written by `npm run figures`: edit the drawings in figures/journalingRedesign/ and run it again.
import darkCard from './figures/card.dark.svg';
import lightCard from './figures/card.light.svg';
import darkHomeAfter from './figures/homeAfter.dark.svg';
import lightHomeAfter from './figures/homeAfter.light.svg';
import darkHomeBefore from './figures/homeBefore.dark.svg';
import lightHomeBefore from './figures/homeBefore.light.svg';
import darkLookBack from './figures/lookBack.dark.svg';
import lightLookBack from './figures/lookBack.light.svg';
import darkOpenings from './figures/openings.dark.svg';
import lightOpenings from './figures/openings.light.svg';
import darkOpeningsNarrow from './figures/openings.narrow.dark.svg';
import lightOpeningsNarrow from './figures/openings.narrow.light.svg';
import darkPrivacy from './figures/privacy.dark.svg';
import lightPrivacy from './figures/privacy.light.svg';
import darkSteps from './figures/steps.dark.svg';
import lightSteps from './figures/steps.light.svg';
import darkStepsNarrow from './figures/steps.narrow.dark.svg';
import lightStepsNarrow from './figures/steps.narrow.light.svg';
import darkYear from './figures/year.dark.svg';
import lightYear from './figures/year.light.svg';

export const FIGURES = {
  card: {
    src: lightCard,
    srcDark: darkCard,
    widthPx: 640,
    heightPx: 400,
    ground: '#f3e0ea',
    groundDark: '#432036',
    legiblePx: 320,
  },
  homeAfter: {
    src: lightHomeAfter,
    srcDark: darkHomeAfter,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 301,
  },
  homeBefore: {
    src: lightHomeBefore,
    srcDark: darkHomeBefore,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 289,
  },
  lookBack: {
    src: lightLookBack,
    srcDark: darkLookBack,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 301,
  },
  openings: {
    src: lightOpenings,
    srcDark: darkOpenings,
    widthPx: 640,
    heightPx: 372,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 465,
    narrow: { src: lightOpeningsNarrow, srcDark: darkOpeningsNarrow, widthPx: 408, heightPx: 744 },
  },
  privacy: {
    src: lightPrivacy,
    srcDark: darkPrivacy,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 301,
  },
  steps: {
    src: lightSteps,
    srcDark: darkSteps,
    widthPx: 480,
    heightPx: 600,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 317,
    narrow: { src: lightStepsNarrow, srcDark: darkStepsNarrow, widthPx: 444, heightPx: 600 },
  },
  year: {
    src: lightYear,
    srcDark: darkYear,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 301,
  },
};
