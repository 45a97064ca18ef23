// Written by `npm run figures`: edit the drawings in figures/onboardingScreen/ and run it again.
import darkAsking from './figures/asking.dark.svg';
import lightAsking from './figures/asking.light.svg';
import darkCard from './figures/card.dark.svg';
import lightCard from './figures/card.light.svg';
import darkJourneys from './figures/journeys.dark.svg';
import lightJourneys from './figures/journeys.light.svg';
import darkLargeText from './figures/largeText.dark.svg';
import lightLargeText from './figures/largeText.light.svg';
import darkPlace from './figures/place.dark.svg';
import lightPlace from './figures/place.light.svg';
import darkQuestions from './figures/questions.dark.svg';
import lightQuestions from './figures/questions.light.svg';
import darkScreenNow from './figures/screenNow.dark.svg';
import lightScreenNow from './figures/screenNow.light.svg';
import darkSketches from './figures/sketches.dark.svg';
import lightSketches from './figures/sketches.light.svg';
import darkSketchesNarrow from './figures/sketches.narrow.dark.svg';
import lightSketchesNarrow from './figures/sketches.narrow.light.svg';
import darkSlidesDraft from './figures/slidesDraft.dark.svg';
import lightSlidesDraft from './figures/slidesDraft.light.svg';
import darkWording from './figures/wording.dark.svg';
import lightWording from './figures/wording.light.svg';

export const FIGURES = {
  asking: {
    src: lightAsking,
    srcDark: darkAsking,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 301,
  },
  card: {
    src: lightCard,
    srcDark: darkCard,
    widthPx: 640,
    heightPx: 400,
    ground: '#e4eecb',
    groundDark: '#2d3d15',
    legiblePx: 320,
  },
  journeys: {
    src: lightJourneys,
    srcDark: darkJourneys,
    widthPx: 650,
    heightPx: 372,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 496,
    minWidthPx: 496,
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
  place: {
    src: lightPlace,
    srcDark: darkPlace,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 301,
  },
  questions: {
    src: lightQuestions,
    srcDark: darkQuestions,
    widthPx: 680,
    heightPx: 404,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 519,
    minWidthPx: 519,
  },
  screenNow: {
    src: lightScreenNow,
    srcDark: darkScreenNow,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 315,
  },
  sketches: {
    src: lightSketches,
    srcDark: darkSketches,
    widthPx: 640,
    heightPx: 392,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 465,
    narrow: { src: lightSketchesNarrow, srcDark: darkSketchesNarrow, widthPx: 408, heightPx: 784 },
  },
  slidesDraft: {
    src: lightSlidesDraft,
    srcDark: darkSlidesDraft,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 278,
  },
  wording: {
    src: lightWording,
    srcDark: darkWording,
    widthPx: 640,
    heightPx: 460,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 477,
    minWidthPx: 477,
  },
};
