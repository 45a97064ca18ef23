import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { CHUNK_LOAD_TIMEOUT_MS } from '@portfolio/contract';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { COMPILE_HINT } from './compileHint';
import { CssIntegrityPlugin } from './CssIntegrityPlugin';
import { PACKED_STYLES } from './compiled-styles/packedStylesLoader';
import { createStylesTransformer, type StylesMode } from './compiled-styles/stylesTransformer';
import { NamedChunksPlugin } from './NamedChunksPlugin';
import { createHotPlugins, createHotTransformers } from './hotReplacement';
import { createStyledTransformer } from './styledTransformer';

/** Which of the two builds of a source. */
export type BuildTarget = 'web' | 'node';

/** The options that every configuration of this project shares. */
export interface BaseOptions {
  /** The workspace's folder. */
  dir: string;
  target: BuildTarget;
  isProduction: boolean;
  /** Unique per deployable: namespaces webpack's globals. */
  uniqueName: string;
  /** Whether files such as pictures and fonts are written; by default the browser's build writes them. */
  hasAssets?: boolean;
  /** Records or compiles the rules of styled components; by default styled-components makes them at run time. */
  styles?: StylesMode;
  /** Whether a dev server replaces changed components in the open page, which keep their state (default: no). */
  isHot?: boolean;
}

const NO_REGION = { not: /^\?region=/ };

function createRules({
  dir,
  target,
  isProduction,
  hasAssets = target === 'web',
  styles,
  isHot = false,
}: BaseOptions): RuleSetRule[] {
  return [
    {
      // Without the query the same file is another module, handled by the rules below.
      resourceQuery: /^\?region=/,
      loader: require.resolve('./source-regions/regionLoader.cjs'),
      type: 'javascript/esm',
    },
    {
      test: /\.tsx?$/,
      resourceQuery: NO_REGION,
      loader: require.resolve('ts-loader'),
      options: {
        transpileOnly: true,
        onlyCompileBundledFiles: true,
        configFile: path.join(dir, 'tsconfig.json'),
        compilerOptions: { noEmit: false, sourceMap: !isProduction },
        getCustomTransformers: () => ({
          before: [
            createStyledTransformer({ isReadable: !isProduction }),
            ...(styles === undefined ? [] : [createStylesTransformer(styles)]),
            ...(isHot ? createHotTransformers() : []),
          ],
        }),
      },
    },
    ...(styles === undefined
      ? []
      : [
          {
            test: PACKED_STYLES,
            loader: require.resolve('./compiled-styles/packedStylesLoader'),
            options: { styles },
          },
        ]),
    {
      test: /\.css$/,
      resourceQuery: NO_REGION,
      sideEffects: true,
      use:
        target === 'web'
          ? [MiniCssExtractPlugin.loader, require.resolve('css-loader')]
          : [{ loader: require.resolve('css-loader'), options: { modules: { exportOnlyLocals: true } } }],
    },
    {
      test: /\.(svg|png|jpe?g|webp|avif|webm|mp4|vtt|woff2)$/,
      type: 'asset/resource',
      generator: { filename: 'assets/[name].[contenthash:8][ext]', emit: hasAssets },
    },
  ];
}

/**
 * Creates the part that all webpack configurations share: TypeScript, styles, assets, hashed names, time limit, cache.
 */
export function createBaseConfig(options: BaseOptions): Configuration {
  const { dir, target, isProduction, uniqueName, isHot = false } = options;
  const hash = isProduction ? '.[contenthash:8]' : '';
  return {
    context: dir,
    name: `${uniqueName}-${target}`,
    mode: isProduction ? 'production' : 'development',
    devtool: isProduction ? false : 'source-map',
    output: {
      path: path.join(dir, 'dist', target),
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      uniqueName,
      clean: isProduction,
      crossOriginLoading: 'anonymous',
      // Firefox discards a preloaded script for an element with a charset: it fetches the file again, and reports the hash
      // of the discarded, empty one.
      charset: false,
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
      hashFunction: 'sha256',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: createRules(options) },
    plugins: [
      new NamedChunksPlugin(),
      ...(target === 'web'
        ? [new MiniCssExtractPlugin({ filename: `[name]${hash}.css`, chunkFilename: `[name]${hash}.css` })]
        : []),
      ...(isHot ? createHotPlugins() : []),
    ],
    optimization: {
      realContentHash: true,
      chunkIds: isProduction ? 'deterministic' : 'named',
      moduleIds: isProduction ? 'deterministic' : 'named',
      minimize: isProduction && target === 'web',
      // SWC takes a fraction of Terser's time; its files are no larger.
      minimizer: [
        new TerserPlugin({
          extractComments: false,
          minify: TerserPlugin.swcMinify,
          // Unlike Terser, SWC adds no line break.
          terserOptions: { compress: true, format: { comments: false, preamble: `${COMPILE_HINT}\n` } },
        }),
      ],
    },
    // To write a cache takes longer than a whole build: only a dev server is started often enough.
    cache: !isProduction && {
      type: 'filesystem',
      name: `${uniqueName}-${target}${isHot ? '-hot' : ''}`,
      cacheDirectory: path.join(dir, '.cache/webpack'),
      version: hashBuild(),
      // Otherwise webpack follows every import of the code that builds, which takes as long.
      buildDependencies: { defaultWebpack: [] },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** Changes with the code that builds: that of this package, and the installed versions of all others. */
function hashBuild(): string {
  const installed = path.join(path.dirname(require.resolve('webpack/package.json')), '../.package-lock.json');
  const hash = createHash('sha256');
  for (const name of fs.readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).sort())
    if (fs.statSync(path.join(__dirname, name)).isFile())
      hash.update(name).update(fs.readFileSync(path.join(__dirname, name)));
  if (fs.existsSync(installed)) hash.update(fs.readFileSync(installed));
  return hash.digest('hex');
}

/** The plugins that make the browser verify every script and style file loaded at run time. */
export function createIntegrityPlugins() {
  return [new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }), new CssIntegrityPlugin()];
}
