// Written by `npm run figures`: edit the drawings in figures/rewardCrowdfunding/ and run it again.
import darkCard from './figures/card.dark.svg';
import lightCard from './figures/card.light.svg';
import darkConfirm from './figures/confirm.dark.svg';
import lightConfirm from './figures/confirm.light.svg';
import darkCostSheet from './figures/costSheet.dark.svg';
import lightCostSheet from './figures/costSheet.light.svg';
import darkDraft from './figures/draft.dark.svg';
import lightDraft from './figures/draft.light.svg';
import darkMoneyFlow from './figures/moneyFlow.dark.svg';
import lightMoneyFlow from './figures/moneyFlow.light.svg';
import darkProject from './figures/project.dark.svg';
import lightProject from './figures/project.light.svg';
import darkRelease from './figures/release.dark.svg';
import lightRelease from './figures/release.light.svg';
import darkRewards from './figures/rewards.dark.svg';
import lightRewards from './figures/rewards.light.svg';
import darkSketches from './figures/sketches.dark.svg';
import lightSketches from './figures/sketches.light.svg';
import darkSketchesNarrow from './figures/sketches.narrow.dark.svg';
import lightSketchesNarrow from './figures/sketches.narrow.light.svg';

export const FIGURES = {
  card: {
    src: lightCard,
    srcDark: darkCard,
    widthPx: 640,
    heightPx: 400,
    ground: '#dcefe5',
    groundDark: '#17382e',
    legiblePx: 312,
  },
  confirm: {
    src: lightConfirm,
    srcDark: darkConfirm,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 301,
  },
  costSheet: {
    src: lightCostSheet,
    srcDark: darkCostSheet,
    widthPx: 640,
    heightPx: 532,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 477,
    minWidthPx: 477,
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
  moneyFlow: {
    src: lightMoneyFlow,
    srcDark: darkMoneyFlow,
    widthPx: 480,
    heightPx: 660,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 366,
    minWidthPx: 366,
  },
  project: {
    src: lightProject,
    srcDark: darkProject,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 301,
  },
  release: {
    src: lightRelease,
    srcDark: darkRelease,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 301,
  },
  rewards: {
    src: lightRewards,
    srcDark: darkRewards,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 295,
  },
  sketches: {
    src: lightSketches,
    srcDark: darkSketches,
    widthPx: 640,
    heightPx: 384,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 465,
    narrow: { src: lightSketchesNarrow, srcDark: darkSketchesNarrow, widthPx: 408, heightPx: 768 },
  },
};
