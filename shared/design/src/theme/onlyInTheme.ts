import { THEME_ATTRIBUTE } from '@portfolio/contract';
import { css } from 'styled-components';

const DARK_THEME = `:root[${THEME_ATTRIBUTE}='darkMode']`;
const UNDECIDED_THEME = `:root:not([${THEME_ATTRIBUTE}])`;

/** Hides an element while the dark theme is on, without React. */
export const hiddenInDark = css`
  ${DARK_THEME} & {
    display: none;
  }

  @media (prefers-color-scheme: dark) {
    ${UNDECIDED_THEME} & {
      display: none;
    }
  }
`;

/** Hides an element unless the dark theme is on, without React. */
export const hiddenInLight = css`
  display: none;

  ${DARK_THEME} & {
    display: block;
  }

  @media (prefers-color-scheme: dark) {
    ${UNDECIDED_THEME} & {
      display: block;
    }
  }
`;
