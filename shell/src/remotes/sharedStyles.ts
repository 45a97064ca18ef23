/*
 * styled-components as remotes get it. Left out is what only a server uses (ServerStyleSheet, 1 KB gzip): a namespace
 * that is shared whole would keep it in the main chunk.
 */
export {
  createGlobalStyle,
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
