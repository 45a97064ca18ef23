import { createGlobalStyle } from 'styled-components';
import { motion } from '@portfolio/design';
import { THEME_CHANGING_ATTRIBUTE } from './rootAttributes';

/** Colours fade for as long as the attribute is there; reduced motion makes the duration zero. */
export const ThemeTransition = createGlobalStyle`
  :root[${THEME_CHANGING_ATTRIBUTE}] *,
  :root[${THEME_CHANGING_ATTRIBUTE}] *::before,
  :root[${THEME_CHANGING_ATTRIBUTE}] *::after {
    transition-property: color, background-color, border-color, outline-color, fill, stroke;
    transition-duration: ${motion.theme};
    transition-delay: 0s;
  }
`;
