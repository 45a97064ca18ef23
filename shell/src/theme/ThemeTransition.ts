import { createGlobalStyle } from 'styled-components';
import { motion, THEME_CHANGING_ATTRIBUTE } from '@portfolio/design';

const CHANGING = `:root[${THEME_CHANGING_ATTRIBUTE}]`;

/** Themes cross-fade while the attribute is set; with reduced motion the duration is zero. */
export const ThemeTransition = createGlobalStyle`
  ${CHANGING} {
    &::view-transition { pointer-events: none; }
    &::view-transition-old(root), &::view-transition-new(root) { animation-duration: ${motion.theme}; }
  }

  @supports not (view-transition-name: none) {
    ${CHANGING} *, ${CHANGING} *::before, ${CHANGING} *::after {
      transition-property: color, background-color, border-color, outline-color, fill, stroke;
      transition-duration: ${motion.theme};
      transition-delay: 0s;
    }
  }
`;
