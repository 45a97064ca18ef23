import type { LoaderContext } from 'webpack';

const DEFAULT = '||"data-styled"';

/**
 * Gives this copy of styled-components an attribute of its own for its style elements, so that it takes no notice of the
 * shell's copy in the same page. Its own setting, `process.env.SC_ATTR`, works where there is a `process` only.
 */
export default function ownStyles(this: LoaderContext<{ id: string }>, source: string): string {
  return source.replaceAll(DEFAULT, `||"data-styled-${this.getOptions().id}"`);
}
