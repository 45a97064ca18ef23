import { color, motion } from '@portfolio/design';
import { createGlobalStyle } from 'styled-components';

/** The names of the custom properties, out of `var(--color-ink)` and so on. */
const NAMES = Object.values(color).map((value) => value.slice('var('.length, -1));

/* Only properties of a declared type change gradually. */
const TYPES = NAMES.map(
  (name) => `@property ${name} { syntax: '<color>'; inherits: true; initial-value: transparent; }`,
).join('\n');

const TRANSITIONS = NAMES.map((name) => `${name} ${motion.theme}`).join(', ');

/**
 * The colours of one theme turn into those of the other; with reduced motion the duration is zero. Not in a view
 * transition: during one, the browser gives every click to the document, so the next click would be lost. Nor does each
 * element have transitions of its own, which would delay the first frame three times as long.
 */
export const ThemeTransition = createGlobalStyle`
  ${TYPES}

  @media screen {
    :root { transition: ${TRANSITIONS}; }
  }
`;
