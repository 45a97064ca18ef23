import { THEME_ATTRIBUTE } from '@portfolio/contract';
import { css } from 'styled-components';

const DARK_THEME = `:root[${THEME_ATTRIBUTE}='darkMode']`;
const UNDECIDED_THEME = `:root:not([${THEME_ATTRIBUTE}])`;

/* The dark theme applies to screens only: printed pages are always light. */

/** Hides an element in the dark theme, without React. */
export const hiddenInDark = css`
  @media screen {
    ${DARK_THEME} & {
      display: none;
    }
  }

  @media screen and (prefers-color-scheme: dark) {
    ${UNDECIDED_THEME} & {
      display: none;
    }
  }
`;

/** Hides an element outside the dark theme, without React. */
export const hiddenInLight = css`
  display: none;

  @media screen {
    ${DARK_THEME} & {
      display: block;
    }
  }

  @media screen and (prefers-color-scheme: dark) {
    ${UNDECIDED_THEME} & {
      display: block;
    }
  }
`;
