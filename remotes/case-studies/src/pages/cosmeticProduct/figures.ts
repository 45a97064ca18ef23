// Written by `npm run figures`: edit the drawings in figures/ and run it again.
import darkShadeDraft from './figures/shadeDraft.dark.svg';
import lightShadeDraft from './figures/shadeDraft.light.svg';
import darkShadeNow from './figures/shadeNow.dark.svg';
import lightShadeNow from './figures/shadeNow.light.svg';

export const FIGURES = {
  shadeDraft: { src: lightShadeDraft, srcDark: darkShadeDraft, widthPx: 400, heightPx: 720 },
  shadeNow: { src: lightShadeNow, srcDark: darkShadeNow, widthPx: 400, heightPx: 720 },
};
