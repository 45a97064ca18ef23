import { createCompiledStyles } from '@portfolio/design/compiled-styles';

/** Marks the element with the rules of the shell's components in a document. */
export const SHELL_STYLE_ATTRIBUTE = 'data-shell-styles';

/** Replaces styled-components in production builds of the shell. */
export const {
  createStyled,
  createGlobal,
  StylesContext: ShellStylesContext,
  addStyles: addShellStyles,
} = createCompiledStyles(SHELL_STYLE_ATTRIBUTE);
