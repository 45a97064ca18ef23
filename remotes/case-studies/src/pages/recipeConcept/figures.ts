// Written by `npm run figures`: edit the drawings in figures/recipeConcept/ and run it again.
import darkAmount from './figures/amount.dark.svg';
import lightAmount from './figures/amount.light.svg';
import darkCard from './figures/card.dark.svg';
import lightCard from './figures/card.light.svg';
import darkCook from './figures/cook.dark.svg';
import lightCook from './figures/cook.light.svg';
import darkDraft from './figures/draft.dark.svg';
import lightDraft from './figures/draft.light.svg';
import darkJoins from './figures/joins.dark.svg';
import lightJoins from './figures/joins.light.svg';
import darkJoinsNarrow from './figures/joins.narrow.dark.svg';
import lightJoinsNarrow from './figures/joins.narrow.light.svg';
import darkRecipe from './figures/recipe.dark.svg';
import lightRecipe from './figures/recipe.light.svg';
import darkShop from './figures/shop.dark.svg';
import lightShop from './figures/shop.light.svg';
import darkSketches from './figures/sketches.dark.svg';
import lightSketches from './figures/sketches.light.svg';
import darkSketchesNarrow from './figures/sketches.narrow.dark.svg';
import lightSketchesNarrow from './figures/sketches.narrow.light.svg';
import darkTonight from './figures/tonight.dark.svg';
import lightTonight from './figures/tonight.light.svg';

export const FIGURES = {
  amount: {
    src: lightAmount,
    srcDark: darkAmount,
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
    ground: '#dae7f5',
    groundDark: '#16304e',
    legiblePx: 289,
  },
  cook: {
    src: lightCook,
    srcDark: darkCook,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 295,
  },
  draft: {
    src: lightDraft,
    srcDark: darkDraft,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 295,
  },
  joins: {
    src: lightJoins,
    srcDark: darkJoins,
    widthPx: 540,
    heightPx: 600,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 375,
    narrow: { src: lightJoinsNarrow, srcDark: darkJoinsNarrow, widthPx: 467, heightPx: 600 },
  },
  recipe: {
    src: lightRecipe,
    srcDark: darkRecipe,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 301,
  },
  shop: {
    src: lightShop,
    srcDark: darkShop,
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
    heightPx: 402,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 444,
    narrow: { src: lightSketchesNarrow, srcDark: darkSketchesNarrow, widthPx: 408, heightPx: 804 },
  },
  tonight: {
    src: lightTonight,
    srcDark: darkTonight,
    widthPx: 400,
    heightPx: 764,
    ground: '#e2e6ee',
    groundDark: '#090a10',
    legiblePx: 315,
  },
};
