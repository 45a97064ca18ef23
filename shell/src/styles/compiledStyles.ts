import { createCompiledStyles } from '@portfolio/design/compiled-styles';

/** Marks the element with the rules of the shell's components in a document. */
export const SHELL_STYLE_ATTRIBUTE = 'data-shell-styles';

/** What production builds of the shell have in place of styled-components. */
export const {
  createStyled,
  createGlobal,
  StylesContext: ShellStylesContext,
  addStyles: addShellStyles,
} = createCompiledStyles(SHELL_STYLE_ATTRIBUTE);
