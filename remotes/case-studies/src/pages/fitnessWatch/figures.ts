// Written by `npm run figures`: edit the drawings in figures/fitnessWatch/ and run it again.
import darkButtons from './figures/buttons.dark.svg';
import lightButtons from './figures/buttons.light.svg';
import darkCard from './figures/card.dark.svg';
import lightCard from './figures/card.light.svg';
import darkDraft from './figures/draft.dark.svg';
import lightDraft from './figures/draft.light.svg';
import darkEnds from './figures/ends.dark.svg';
import lightEnds from './figures/ends.light.svg';
import darkEndsNarrow from './figures/ends.narrow.dark.svg';
import lightEndsNarrow from './figures/ends.narrow.light.svg';
import darkHaptics from './figures/haptics.dark.svg';
import lightHaptics from './figures/haptics.light.svg';
import darkHapticsNarrow from './figures/haptics.narrow.dark.svg';
import lightHapticsNarrow from './figures/haptics.narrow.light.svg';
import darkLane from './figures/lane.dark.svg';
import lightLane from './figures/lane.light.svg';
import darkLaneNarrow from './figures/lane.narrow.dark.svg';
import lightLaneNarrow from './figures/lane.narrow.light.svg';
import darkLegibility from './figures/legibility.dark.svg';
import lightLegibility from './figures/legibility.light.svg';
import darkLegibilityNarrow from './figures/legibility.narrow.dark.svg';
import lightLegibilityNarrow from './figures/legibility.narrow.light.svg';
import darkLight from './figures/light.dark.svg';
import lightLight from './figures/light.light.svg';
import darkLightNarrow from './figures/light.narrow.dark.svg';
import lightLightNarrow from './figures/light.narrow.light.svg';
import darkRun from './figures/run.dark.svg';
import lightRun from './figures/run.light.svg';
import darkSketches from './figures/sketches.dark.svg';
import lightSketches from './figures/sketches.light.svg';
import darkSketchesNarrow from './figures/sketches.narrow.dark.svg';
import lightSketchesNarrow from './figures/sketches.narrow.light.svg';

export const FIGURES = {
  buttons: {
    src: lightButtons,
    srcDark: darkButtons,
    widthPx: 480,
    heightPx: 456,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 319,
  },
  card: {
    src: lightCard,
    srcDark: darkCard,
    widthPx: 640,
    heightPx: 400,
    ground: '#e6efc3',
    groundDark: '#262d10',
    legiblePx: 271,
  },
  draft: {
    src: lightDraft,
    srcDark: darkDraft,
    widthPx: 400,
    heightPx: 480,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 225,
  },
  ends: {
    src: lightEnds,
    srcDark: darkEnds,
    widthPx: 640,
    heightPx: 376,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 392,
    narrow: { src: lightEndsNarrow, srcDark: darkEndsNarrow, widthPx: 420, heightPx: 752 },
  },
  haptics: {
    src: lightHaptics,
    srcDark: darkHaptics,
    widthPx: 480,
    heightPx: 436,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 317,
    narrow: { src: lightHapticsNarrow, srcDark: darkHapticsNarrow, widthPx: 444, heightPx: 436 },
  },
  lane: {
    src: lightLane,
    srcDark: darkLane,
    widthPx: 640,
    heightPx: 376,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 392,
    narrow: { src: lightLaneNarrow, srcDark: darkLaneNarrow, widthPx: 420, heightPx: 752 },
  },
  legibility: {
    src: lightLegibility,
    srcDark: darkLegibility,
    widthPx: 600,
    heightPx: 424,
    ground: '#ffffff',
    groundDark: '#161924',
    legiblePx: 364,
    narrow: { src: lightLegibilityNarrow, srcDark: darkLegibilityNarrow, widthPx: 536, heightPx: 424 },
  },
  light: {
    src: lightLight,
    srcDark: darkLight,
    widthPx: 640,
    heightPx: 404,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 800,
    narrow: { src: lightLightNarrow, srcDark: darkLightNarrow, widthPx: 330, heightPx: 852 },
  },
  run: {
    src: lightRun,
    srcDark: darkRun,
    widthPx: 400,
    heightPx: 480,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 267,
  },
  sketches: {
    src: lightSketches,
    srcDark: darkSketches,
    widthPx: 640,
    heightPx: 392,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 444,
    narrow: { src: lightSketchesNarrow, srcDark: darkSketchesNarrow, widthPx: 408, heightPx: 784 },
  },
};
