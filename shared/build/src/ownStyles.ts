import type { LoaderContext } from 'webpack';

const DEFAULT = '||"data-styled"';

/**
 * Gives this copy of styled-components a separate attribute for its style elements, so that it ignores the shell's copy
 * in the same page. The package's setting for that, `process.env.SC_ATTR`, only works where there is a `process`.
 */
export default function ownStyles(this: LoaderContext<{ id: string }>, source: string): string {
  return source.replaceAll(DEFAULT, `||"data-styled-${this.getOptions().id}"`);
}
