import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import type { CompiledStyles } from './compiled-styles/CompiledStyles';
import { RUNTIME_MODULE } from './compiled-styles/stylesTransformer';
import { type BuildTarget, createBaseConfig, createIntegrityPlugins } from './baseConfig';
import { COMPILE_HINT } from './compileHint';
import { WORKER_FILE } from './workerFile';

interface ShellConfigOptions {
  /** The shell's folder. */
  dir: string;
  target: BuildTarget;
  isProduction: boolean;
  /** The rules of the shell's components; without them styled-components makes the rules at run time. */
  styles?: CompiledStyles;
}

/** Path of the shell's browser files on the composed site. */
export const SHELL_BASE_URL = '/shell/';

const FRAMEWORK_FILE = /^framework\./;

interface MinifierOptions {
  /** Which files it minifies, by name. */
  include?: RegExp;
  exclude?: RegExp;
  /** Whether functions are inlined where they are used once (default: yes). */
  canInline?: boolean;
}

/** Creates a minifier with several passes: each removes code that the previous one made unused. */
function createMinifier({ canInline = true, ...files }: MinifierOptions): TerserPlugin {
  return new TerserPlugin({
    ...files,
    extractComments: false,
    terserOptions: {
      ecma: 2020,
      compress: { passes: 3, reduce_funcs: canInline, pure_getters: true, unsafe_arrows: true },
      format: { comments: false, preamble: COMPILE_HINT },
    },
  });
}

/**
 * Keeps files unchanged between releases. The table of all chunks, with their hashes, is a separate file, or each
 * change to a page would rename the main chunk. So is the framework, three quarters of the code that every page runs,
 * which only changes with its version.
 */
function createStableChunks(): Configuration['optimization'] {
  return {
    runtimeChunk: { name: 'runtime' },
    minimizer: [
      createMinifier({ exclude: FRAMEWORK_FILE }),
      // React compresses better with its functions left where they are.
      createMinifier({ include: FRAMEWORK_FILE, canInline: false }),
    ],
    splitChunks: {
      chunks: 'async',
      // With the default of 20,000 bytes, webpack splits off a small chunk that the work list and the CV share; the further
      // request costs the list more than it saves.
      minSize: 30_000,
      cacheGroups: {
        framework: {
          chunks: 'initial',
          name: 'framework',
          test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
          enforce: true,
        },
        // Excludes styled-components: it stays in one file with the code that hands it to remotes.
        defaultVendors: {
          idHint: 'vendors',
          test: /[\\/]node_modules[\\/](?!(styled-components|stylis|@emotion)[\\/])/,
          priority: -10,
          reuseExistingChunk: true,
        },
      },
    },
  };
}

/**
 * Creates the configuration of one build of the shell. It is not a federation container: it loads the containers of
 * remotes when they are first needed (`shell/src/remotes/federation.ts`).
 */
export function createShellConfig({ dir, target, isProduction, styles }: ShellConfigOptions): Configuration {
  const isWeb = target === 'web';
  const base = createBaseConfig({
    dir,
    target,
    isProduction,
    uniqueName: 'shell',
    hasAssets: true,
    // On the server, styled-components stays for components that no browser renders.
    ...(styles !== undefined && { styles: { step: 'compile', styles, isComplete: isWeb } }),
    isHot: isWeb && !isProduction,
  });
  return {
    ...base,
    entry: isWeb
      ? { main: path.join(dir, isProduction ? 'src/main.tsx' : 'src/dev.tsx') }
      : { render: path.join(dir, 'src/render.tsx') },
    target: isWeb ? ['web', 'es2022'] : 'node20',
    resolve: {
      ...base.resolve,
      alias: { [RUNTIME_MODULE]: path.join(dir, 'src/styles/compiledStyles.ts') },
    },
    module: {
      rules: [
        ...(base.module?.rules ?? []),
        { test: /[\\/]react-router[\\/].*\.mjs$/, loader: require.resolve('./markPure') },
        { test: /[\\/]stylis[\\/]src[\\/]Prefixer\.js$/, loader: require.resolve('./noPrefixes') },
        { test: /[\\/]react-dom-client\.production\.js$/, loader: require.resolve('./plainExceptions') },
      ],
    },
    output: {
      ...base.output,
      publicPath: isProduction ? SHELL_BASE_URL : '/',
      ...(!isWeb && { filename: '[name].js', library: { type: 'commonjs2' } }),
    },
    optimization: { ...base.optimization, ...(isWeb && isProduction && createStableChunks()) },
    plugins: [...(base.plugins ?? []), ...(isWeb && isProduction ? createIntegrityPlugins() : [])],
  };
}

/**
 * Creates the configuration of the service worker's code: one file, to which the composer adds the offline composition.
 *
 * @param dir - the shell's folder
 */
export function createWorkerConfig(dir: string): Configuration {
  const { plugins: _plugins, ...base } = createBaseConfig({
    dir,
    target: 'web',
    isProduction: true,
    uniqueName: 'shell-worker',
  });
  return {
    ...base,
    entry: path.join(dir, 'src/service-worker/serviceWorker.ts'),
    target: ['webworker', 'es2022'],
    output: { path: path.join(dir, 'dist/worker'), filename: WORKER_FILE, clean: true },
  };
}
