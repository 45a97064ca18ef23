import ts from 'typescript';
import type { LoaderContext } from 'webpack';
import { createStylesTransformer, type StylesMode } from './stylesTransformer';

/** Matches the modules of a package with styled components, in its published form: `ts-loader` does not see them. */
export const PACKED_STYLES = /[\\/]@portfolio[\\/](?:design|kit)[\\/]esm[\\/].*\.js$/;

/** Does for published packages what `ts-loader` does for sources: records or compiles their styles. */
export default function packedStyles(this: LoaderContext<{ styles: StylesMode }>, source: string): string {
  const { styles } = this.getOptions();
  return ts.transpileModule(source, {
    fileName: this.resourcePath,
    compilerOptions: { allowJs: true, module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
    transformers: { before: [createStylesTransformer(styles)] },
  }).outputText;
}
