import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced';
import { EXPOSED_MODULE, toRemoteNames } from '@portfolio/contract';
import type { Configuration, Module } from 'webpack';
import { BaseUrlPlugin } from './BaseUrlPlugin';
import { type BuildTarget, createBaseConfig, createIntegrityPlugins } from './baseConfig';
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
}

/** Name of the chunk that holds the exposed module. */
export const REMOTE_CHUNK_NAME = 'remote';

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

/**
 * Creates the configuration of one build of a remote: a federation container with one exposed module.
 * The web build is verified file by file and shares the shell's federation runtime; the node build is
 * self-contained CommonJS that only prerenders.
 */
export function createRemoteConfig({ dir, id, target, isProduction }: RemoteConfigOptions): Configuration {
  const { container } = toRemoteNames(id);
  const base = createBaseConfig({ dir, target, isProduction, uniqueName: container });
  const isWeb = target === 'web';
  return {
    ...base,
    // The container is the only entry.
    entry: {},
    target: isWeb ? ['web', 'es2022'] : 'async-node',
    output: { ...base.output, publicPath: isWeb ? 'auto' : '' },
    optimization: { ...base.optimization, runtimeChunk: false, splitChunks: createSplitChunks() },
    plugins: [
      new FederationPathsPlugin(),
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: container,
        filename: isProduction ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
        library: isWeb ? { type: 'var', name: container } : { type: 'commonjs-module' },
        exposes: { [EXPOSED_MODULE]: { import: path.join(dir, 'src/remote.ts'), name: REMOTE_CHUNK_NAME } },
        shared: toSharedConfig(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        ...(isWeb && {
          experiments: {
            externalRuntime: true,
            optimization: { disableSnapshot: true, target: 'web' },
          },
        }),
      }),
      new BaseUrlPlugin(id),
      ...(isWeb ? [new UrlSuffixPlugin(id)] : []),
      ...(isWeb && isProduction ? createIntegrityPlugins() : []),
    ],
  };
}
