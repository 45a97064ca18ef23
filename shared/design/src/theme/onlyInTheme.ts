import { THEME_ATTRIBUTE } from '@portfolio/contract';
import { css } from 'styled-components';

const DARK_THEME = `:root[${THEME_ATTRIBUTE}='darkMode']`;
const UNDECIDED_THEME = `:root:not([${THEME_ATTRIBUTE}])`;

/**
 * Applies declarations in the dark theme, without React. It applies to screens only: printed pages are always light.
 *
 * @param declarations - such as `display: none;`
 */
export const inDarkTheme = (declarations: string) => css`
  @media screen {
    ${DARK_THEME} & {
      ${declarations}
    }
  }

  @media screen and (prefers-color-scheme: dark) {
    ${UNDECIDED_THEME} & {
      ${declarations}
    }
  }
`;

/** Hides an element in the dark theme, without React. */
export const hiddenInDark = inDarkTheme('display: none;');

/** Hides an element outside the dark theme, without React. */
export const hiddenInLight = css`
  display: none;
  ${inDarkTheme('display: block;')}
`;
