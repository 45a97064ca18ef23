// Written by `npm run figures`: edit the drawings in figures/cosmeticProduct/ and run it again.
import darkAnatomy from './figures/anatomy.dark.svg';
import lightAnatomy from './figures/anatomy.light.svg';
import darkAnswer from './figures/answer.dark.svg';
import lightAnswer from './figures/answer.light.svg';
import darkCard from './figures/card.dark.svg';
import lightCard from './figures/card.light.svg';
import darkContents from './figures/contents.dark.svg';
import lightContents from './figures/contents.light.svg';
import darkFields from './figures/fields.dark.svg';
import lightFields from './figures/fields.light.svg';
import darkLoop from './figures/loop.dark.svg';
import lightLoop from './figures/loop.light.svg';
import darkShadeDraft from './figures/shadeDraft.dark.svg';
import lightShadeDraft from './figures/shadeDraft.light.svg';
import darkShadeMap from './figures/shadeMap.dark.svg';
import lightShadeMap from './figures/shadeMap.light.svg';
import darkShadeNow from './figures/shadeNow.dark.svg';
import lightShadeNow from './figures/shadeNow.light.svg';
import darkSketches from './figures/sketches.dark.svg';
import lightSketches from './figures/sketches.light.svg';
import darkSketchesNarrow from './figures/sketches.narrow.dark.svg';
import lightSketchesNarrow from './figures/sketches.narrow.light.svg';

export const FIGURES = {
  anatomy: {
    src: lightAnatomy,
    srcDark: darkAnatomy,
    widthPx: 640,
    heightPx: 420,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 501,
    minWidthPx: 501,
  },
  answer: {
    src: lightAnswer,
    srcDark: darkAnswer,
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
    ground: '#dce8f0',
    groundDark: '#1c3a4b',
    legiblePx: 320,
  },
  contents: {
    src: lightContents,
    srcDark: darkContents,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 301,
  },
  fields: {
    src: lightFields,
    srcDark: darkFields,
    widthPx: 640,
    heightPx: 360,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 514,
    minWidthPx: 514,
  },
  loop: {
    src: lightLoop,
    srcDark: darkLoop,
    widthPx: 640,
    heightPx: 520,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 488,
    minWidthPx: 488,
  },
  shadeDraft: {
    src: lightShadeDraft,
    srcDark: darkShadeDraft,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 301,
  },
  shadeMap: {
    src: lightShadeMap,
    srcDark: darkShadeMap,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 308,
  },
  shadeNow: {
    src: lightShadeNow,
    srcDark: darkShadeNow,
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
    heightPx: 400,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 465,
    narrow: { src: lightSketchesNarrow, srcDark: darkSketchesNarrow, widthPx: 408, heightPx: 800 },
  },
};
