// Written by `npm run figures`: edit the drawings in figures/medicalAppointment/ and run it again.
import darkAsk from './figures/ask.dark.svg';
import lightAsk from './figures/ask.light.svg';
import darkBooked from './figures/booked.dark.svg';
import lightBooked from './figures/booked.light.svg';
import darkCard from './figures/card.dark.svg';
import lightCard from './figures/card.light.svg';
import darkDraft from './figures/draft.dark.svg';
import lightDraft from './figures/draft.light.svg';
import darkFlow from './figures/flow.dark.svg';
import lightFlow from './figures/flow.light.svg';
import darkLarge from './figures/large.dark.svg';
import lightLarge from './figures/large.light.svg';
import darkLock from './figures/lock.dark.svg';
import lightLock from './figures/lock.light.svg';
import darkLockNarrow from './figures/lock.narrow.dark.svg';
import lightLockNarrow from './figures/lock.narrow.light.svg';
import darkSketches from './figures/sketches.dark.svg';
import lightSketches from './figures/sketches.light.svg';
import darkSketchesNarrow from './figures/sketches.narrow.dark.svg';
import lightSketchesNarrow from './figures/sketches.narrow.light.svg';
import darkStates from './figures/states.dark.svg';
import lightStates from './figures/states.light.svg';
import darkStatesNarrow from './figures/states.narrow.dark.svg';
import lightStatesNarrow from './figures/states.narrow.light.svg';
import darkWhen from './figures/when.dark.svg';
import lightWhen from './figures/when.light.svg';

export const FIGURES = {
  ask: {
    src: lightAsk,
    srcDark: darkAsk,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 295,
  },
  booked: {
    src: lightBooked,
    srcDark: darkBooked,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 295,
  },
  card: {
    src: lightCard,
    srcDark: darkCard,
    widthPx: 640,
    heightPx: 400,
    ground: '#e7defa',
    groundDark: '#34264f',
    legiblePx: 320,
  },
  draft: {
    src: lightDraft,
    srcDark: darkDraft,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 301,
  },
  flow: {
    src: lightFlow,
    srcDark: darkFlow,
    widthPx: 520,
    heightPx: 640,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 397,
    minWidthPx: 397,
  },
  large: {
    src: lightLarge,
    srcDark: darkLarge,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 278,
  },
  lock: {
    src: lightLock,
    srcDark: darkLock,
    widthPx: 480,
    heightPx: 396,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 319,
    narrow: { src: lightLockNarrow, srcDark: darkLockNarrow, widthPx: 456, heightPx: 396 },
  },
  sketches: {
    src: lightSketches,
    srcDark: darkSketches,
    widthPx: 640,
    heightPx: 390,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 444,
    narrow: { src: lightSketchesNarrow, srcDark: darkSketchesNarrow, widthPx: 408, heightPx: 780 },
  },
  states: {
    src: lightStates,
    srcDark: darkStates,
    widthPx: 480,
    heightPx: 468,
    ground: '#f7f5fb',
    groundDark: '#141119',
    legiblePx: 317,
    narrow: { src: lightStatesNarrow, srcDark: darkStatesNarrow, widthPx: 444, heightPx: 468 },
  },
  when: {
    src: lightWhen,
    srcDark: darkWhen,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 301,
  },
};
