// Written by `npm run figures`: edit the drawings in figures/navigationApps/ and run it again.
import darkArrowApp from './figures/arrowApp.dark.svg';
import lightArrowApp from './figures/arrowApp.light.svg';
import darkCard from './figures/card.dark.svg';
import lightCard from './figures/card.light.svg';
import darkChoosing from './figures/choosing.dark.svg';
import lightChoosing from './figures/choosing.light.svg';
import darkChoosingNarrow from './figures/choosing.narrow.dark.svg';
import lightChoosingNarrow from './figures/choosing.narrow.light.svg';
import darkDraft from './figures/draft.dark.svg';
import lightDraft from './figures/draft.light.svg';
import darkLensApp from './figures/lensApp.dark.svg';
import lightLensApp from './figures/lensApp.light.svg';
import darkLost from './figures/lost.dark.svg';
import lightLost from './figures/lost.light.svg';
import darkMatrix from './figures/matrix.dark.svg';
import lightMatrix from './figures/matrix.light.svg';
import darkSheetApp from './figures/sheetApp.dark.svg';
import lightSheetApp from './figures/sheetApp.light.svg';
import darkSketches from './figures/sketches.dark.svg';
import lightSketches from './figures/sketches.light.svg';
import darkSketchesNarrow from './figures/sketches.narrow.dark.svg';
import lightSketchesNarrow from './figures/sketches.narrow.light.svg';
import darkTurn from './figures/turn.dark.svg';
import lightTurn from './figures/turn.light.svg';
import darkWalk from './figures/walk.dark.svg';
import lightWalk from './figures/walk.light.svg';
import darkWayList from './figures/wayList.dark.svg';
import lightWayList from './figures/wayList.light.svg';
import darkWords from './figures/words.dark.svg';
import lightWords from './figures/words.light.svg';
import darkWordsNarrow from './figures/words.narrow.dark.svg';
import lightWordsNarrow from './figures/words.narrow.light.svg';

export const FIGURES = {
  arrowApp: {
    src: lightArrowApp,
    srcDark: darkArrowApp,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 289,
  },
  card: {
    src: lightCard,
    srcDark: darkCard,
    widthPx: 640,
    heightPx: 400,
    ground: '#d2e6f1',
    groundDark: '#14374a',
    legiblePx: 320,
  },
  choosing: {
    src: lightChoosing,
    srcDark: darkChoosing,
    widthPx: 480,
    heightPx: 540,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 328,
    narrow: { src: lightChoosingNarrow, srcDark: darkChoosingNarrow, widthPx: 444, heightPx: 540 },
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
  lensApp: {
    src: lightLensApp,
    srcDark: darkLensApp,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 278,
  },
  lost: {
    src: lightLost,
    srcDark: darkLost,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 283,
  },
  matrix: {
    src: lightMatrix,
    srcDark: darkMatrix,
    widthPx: 640,
    heightPx: 440,
    ground: '#ffffff',
    groundDark: '#161924',
    legiblePx: 501,
    minWidthPx: 501,
  },
  sheetApp: {
    src: lightSheetApp,
    srcDark: darkSheetApp,
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
    heightPx: 366,
    ground: '#ffffff',
    groundDark: '#161924',
    legiblePx: 465,
    narrow: { src: lightSketchesNarrow, srcDark: darkSketchesNarrow, widthPx: 396, heightPx: 732 },
  },
  turn: {
    src: lightTurn,
    srcDark: darkTurn,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 278,
  },
  walk: {
    src: lightWalk,
    srcDark: darkWalk,
    widthPx: 640,
    heightPx: 440,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 488,
    minWidthPx: 488,
  },
  wayList: {
    src: lightWayList,
    srcDark: darkWayList,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 283,
  },
  words: {
    src: lightWords,
    srcDark: darkWords,
    widthPx: 640,
    heightPx: 376,
    ground: '#ffffff',
    groundDark: '#161924',
    legiblePx: 336,
    narrow: { src: lightWordsNarrow, srcDark: darkWordsNarrow, widthPx: 600, heightPx: 376 },
  },
};
