// Written by `npm run figures`: edit the drawings in figures/dictionaryRedesign/ and run it again.
import darkCard from './figures/card.dark.svg';
import lightCard from './figures/card.light.svg';
import darkEntryAfter from './figures/entryAfter.dark.svg';
import lightEntryAfter from './figures/entryAfter.light.svg';
import darkEntryBefore from './figures/entryBefore.dark.svg';
import lightEntryBefore from './figures/entryBefore.light.svg';
import darkHeight from './figures/height.dark.svg';
import lightHeight from './figures/height.light.svg';
import darkHeightNarrow from './figures/height.narrow.dark.svg';
import lightHeightNarrow from './figures/height.narrow.light.svg';
import darkOrders from './figures/orders.dark.svg';
import lightOrders from './figures/orders.light.svg';
import darkOrdersNarrow from './figures/orders.narrow.dark.svg';
import lightOrdersNarrow from './figures/orders.narrow.light.svg';
import darkSentence from './figures/sentence.dark.svg';
import lightSentence from './figures/sentence.light.svg';
import darkSheet from './figures/sheet.dark.svg';
import lightSheet from './figures/sheet.light.svg';
import darkTypos from './figures/typos.dark.svg';
import lightTypos from './figures/typos.light.svg';

export const FIGURES = {
  card: {
    src: lightCard,
    srcDark: darkCard,
    widthPx: 640,
    heightPx: 400,
    ground: '#ffee99',
    groundDark: '#4d4408',
    legiblePx: 320,
  },
  entryAfter: {
    src: lightEntryAfter,
    srcDark: darkEntryAfter,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 289,
  },
  entryBefore: {
    src: lightEntryBefore,
    srcDark: darkEntryBefore,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 315,
  },
  height: {
    src: lightHeight,
    srcDark: darkHeight,
    widthPx: 480,
    heightPx: 566,
    ground: '#ffffff',
    groundDark: '#161924',
    legiblePx: 354,
    narrow: { src: lightHeightNarrow, srcDark: darkHeightNarrow, widthPx: 440, heightPx: 566 },
  },
  orders: {
    src: lightOrders,
    srcDark: darkOrders,
    widthPx: 640,
    heightPx: 372,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 465,
    narrow: { src: lightOrdersNarrow, srcDark: darkOrdersNarrow, widthPx: 408, heightPx: 744 },
  },
  sentence: {
    src: lightSentence,
    srcDark: darkSentence,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 289,
  },
  sheet: {
    src: lightSheet,
    srcDark: darkSheet,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 301,
  },
  typos: {
    src: lightTypos,
    srcDark: darkTypos,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 295,
  },
};
