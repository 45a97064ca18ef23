// Written by `npm run figures`: edit the drawings in figures/ and run it again.
import darkProject from './figures/project.dark.svg';
import lightProject from './figures/project.light.svg';

export const FIGURES = {
  project: { src: lightProject, srcDark: darkProject, widthPx: 400, heightPx: 720 },
};
