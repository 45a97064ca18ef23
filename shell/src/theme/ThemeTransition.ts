import { color, motion } from '@portfolio/design';
import { createGlobalStyle } from 'styled-components';

/** The names of the custom properties, out of `var(--color-ink)` and so on. */
const listNames = () => Object.values(color).map((value) => value.slice('var('.length, -1));

/* Only properties of a declared type change gradually. */
const declareTypes = () =>
  listNames()
    .map((name) => `@property ${name} { syntax: '<color>'; inherits: true; initial-value: #000; }`)
    .join('\n');

/**
 * The colours of one theme turn into those of the other; with reduced motion the duration is zero. Not in a view
 * transition: during one, the browser gives every click to the document, so the next click would be lost. Nor does each
 * element have transitions of its own, which would delay the first frame three times as long.
 *
 * Rendered once the visitor may be about to switch the theme: when types are declared, the browser computes the styles of all
 * elements again, and in every document the declarations would take 0.3 KB.
 */
export const ThemeTransition = createGlobalStyle`
  ${declareTypes()}

  @media screen {
    :root {
      transition-property: ${listNames().join(', ')};
      transition-duration: ${motion.theme};
    }
  }
`;
