// Written by `npm run figures`: edit the drawings in figures/ and run it again.
import darkScreenNow from './figures/screenNow.dark.svg';
import lightScreenNow from './figures/screenNow.light.svg';
import darkSlidesDraft from './figures/slidesDraft.dark.svg';
import lightSlidesDraft from './figures/slidesDraft.light.svg';

export const FIGURES = {
  screenNow: { src: lightScreenNow, srcDark: darkScreenNow, widthPx: 400, heightPx: 720 },
  slidesDraft: { src: lightSlidesDraft, srcDark: darkSlidesDraft, widthPx: 400, heightPx: 720 },
};
