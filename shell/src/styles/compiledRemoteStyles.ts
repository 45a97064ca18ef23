import { createCompiledStyles } from '@portfolio/design/compiled-styles';

/** Marks the element with the compiled rules of a remote's components in a document. */
export const COMPILED_STYLE_ATTRIBUTE = 'data-compiled-styles';

/** Replaces styled-components in releases. Their rules stay apart from those of the shell. */
const { createStyled, StylesContext, addStyles } = createCompiledStyles(COMPILED_STYLE_ATTRIBUTE);

export { StylesContext as RemoteStylesContext, addStyles as addCompiledStyles };

/** The shared module `compiled-styles`, as releases consume it. A remote has no global style. */
export const compiledStyles = { createStyled };
