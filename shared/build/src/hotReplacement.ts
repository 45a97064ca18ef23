import type { Configuration } from 'webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import createRefreshTransformer from 'react-refresh-typescript';
import type ts from 'typescript';

/** Marks components in the source, so that a changed one keeps its state; for the rule of `ts-loader`. */
export function createHotTransformers(): ts.TransformerFactory<ts.SourceFile>[] {
  return [createRefreshTransformer()];
}

/**
 * The plugins that replace a changed component in the open page. Errors are shown by the dev server's own overlay.
 * Builds in one page do not affect each other: each has its own runtime, under its `uniqueName`.
 */
export function createHotPlugins(): NonNullable<Configuration['plugins']> {
  return [new ReactRefreshPlugin({ overlay: false })];
}
