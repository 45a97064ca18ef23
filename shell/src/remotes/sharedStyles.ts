import { useEffect } from 'react';

/*
 *
 * styled-components as provided to remotes, without the exports that only a server uses (ServerStyleSheet, 1 KB gzip):
 * sharing the whole namespace would keep them in the main chunk.
 *
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

/** Replaces the real one, whose rules would also apply to the header and to every other page. */
export function createGlobalStyle() {
  return function GlobalStyle() {
    useEffect(
      () => console.warn('A remote has no global style. Put the rules into a styled component of its page.'),
      [],
    );
    return null;
  };
}
