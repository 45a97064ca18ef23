import { useEffect } from 'react';

/*
 * styled-components as remotes get it. Left out is what only a server uses (ServerStyleSheet, 1 KB gzip): a namespace
 * that is shared whole would keep it in the main chunk.
 */
export {
  css,
  default,
  isStyledComponent,
  keyframes,
  styled,
  StyleSheetManager,
  ThemeConsumer,
  ThemeContext,
  ThemeProvider,
  useTheme,
  version,
  withTheme,
} from 'styled-components';

/** Takes the place of the real one: what it wrote would be on the header too, and on every other page. */
export function createGlobalStyle() {
  return function GlobalStyle() {
    useEffect(
      () => console.warn('A remote has no global style. Put the rules into a styled component of its page.'),
      [],
    );
    return null;
  };
}
