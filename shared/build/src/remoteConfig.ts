import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced';
import { EXPOSED_MODULE, toRemoteNames } from '@portfolio/contract';
import { type Configuration, container as webpackContainer, type Module, type RuleSetRule } from 'webpack';
import { BaseUrlPlugin } from './BaseUrlPlugin';
import { type BuildTarget, createBaseConfig, createIntegrityPlugins } from './baseConfig';
import { CIRCULAR_IMPORTS } from './circularImports';
import type { StylesMode } from './compiled-styles/stylesTransformer';
import { FederationPathsPlugin } from './FederationPathsPlugin';
import { toSharedConfig } from './singletons';
import { UrlSuffixPlugin } from './UrlSuffixPlugin';

interface RemoteConfigOptions {
  /** The remote's folder. */
  dir: string;
  /** The remote's id, kebab-case. */
  id: string;
  target: BuildTarget;
  isProduction: boolean;
  /**
   * Whether a dev server replaces changed components in the open page. The container then brings a development build of
   * React and renders each page in a separate root: the production build in a deployed shell cannot replace components.
   */
  isHot?: boolean;
  /** The rules of the remote's components; without them styled-components makes the rules at run time. */
  styles?: StylesMode;
}

/** Name of the chunk that holds the exposed module. */
export const REMOTE_CHUNK_NAME = 'remote';

/** Query of the exposed module in a hot build. */
const OWN_ROOTS = 'own-roots';

/** In a hot build: pages in separate roots, and style elements that each copy of styled-components keeps to itself. */
function createHotRules(id: string): RuleSetRule[] {
  return [
    {
      resourceQuery: new RegExp(`^\\?${OWN_ROOTS}$`),
      enforce: 'post',
      loader: require.resolve('./ownRootsLoader.cjs'),
    },
    {
      test: /[\\/]styled-components[\\/]dist[\\/].*\.js$/,
      loader: require.resolve('./ownStyles'),
      options: { id },
    },
  ];
}

/**
 * Splits out code that several pages share, but never a consumed singleton: a separate chunk for that has no file, and
 * the integrity plugin then waits for a hash that never comes ("unresolved integrity placeholders").
 */
function createSplitChunks() {
  const test = (module: Module) => module.type !== 'consume-shared-module';
  return {
    chunks: 'async' as const,
    cacheGroups: {
      default: { test, minChunks: 2, priority: -20, reuseExistingChunk: true },
      defaultVendors: {
        test: (module: Module) =>
          test(module) && /[\\/]node_modules[\\/]/.test(module.nameForCondition() ?? ''),
        priority: -10,
        reuseExistingChunk: true,
      },
    },
  };
}

type ContainerOptions = ConstructorParameters<typeof webpackContainer.ModuleFederationPlugin>[0] &
  ConstructorParameters<typeof ModuleFederationPlugin>[0];

/**
 * Creates the plugin that makes the build a federation container. In the browser it is webpack's own, which needs no
 * federation runtime: that of `@module-federation/enhanced` would be 23 KiB more on every page of a remote
 * (`shared/docs/decisions/13-browser-containers.md`).
 */
function createContainer(isWeb: boolean, options: ContainerOptions) {
  return isWeb
    ? new webpackContainer.ModuleFederationPlugin(options)
    : new ModuleFederationPlugin({ ...options, shareStrategy: 'loaded-first', dts: false, manifest: false });
}

/**
 * Creates the configuration of one build of a remote: a federation container with one exposed module.
 * The web build is verified file by file; the node build is self-contained CommonJS that only prerenders.
 */
export function createRemoteConfig({
  dir,
  id,
  target,
  isProduction,
  isHot = false,
  styles,
}: RemoteConfigOptions): Configuration {
  const { container } = toRemoteNames(id);
  const base = createBaseConfig({
    dir,
    target,
    isProduction,
    isHot,
    uniqueName: container,
    ...(styles !== undefined && { styles }),
  });
  const isWeb = target === 'web';
  return {
    ...base,
    ...CIRCULAR_IMPORTS,
    // The container is the only entry.
    entry: {},
    module: { rules: [...(base.module?.rules ?? []), ...(isHot ? createHotRules(id) : [])] },
    target: isWeb ? ['web', 'es2022'] : 'async-node',
    output: { ...base.output, publicPath: isWeb ? 'auto' : '' },
    optimization: { ...base.optimization, runtimeChunk: false, splitChunks: createSplitChunks() },
    plugins: [
      new FederationPathsPlugin(),
      ...(base.plugins ?? []),
      createContainer(isWeb, {
        // Not the container's own name: a page may have it too, and its chunk would collide with this one.
        name: `${container}-container`,
        filename: isProduction ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
        library: isWeb ? { type: 'var', name: container } : { type: 'commonjs-module' },
        exposes: {
          [EXPOSED_MODULE]: {
            import: path.join(dir, isHot ? `src/remote.ts?${OWN_ROOTS}` : 'src/remote.ts'),
            name: REMOTE_CHUNK_NAME,
          },
        },
        shared: isHot ? {} : toSharedConfig(),
      }),
      new BaseUrlPlugin(id),
      ...(isWeb ? [new UrlSuffixPlugin(id)] : []),
      ...(isWeb && isProduction ? createIntegrityPlugins() : []),
    ],
  };
}
