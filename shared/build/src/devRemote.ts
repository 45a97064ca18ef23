import path from 'node:path';
import type { Configuration } from 'webpack';
import { createBaseConfig } from './baseConfig';
import { type DevServer, startDevServer, toDevDocument } from './devServer';
import { findFreePort } from './findFreePort';
import { readPort } from './readPort';
import { readRemotePackage } from './remote-folder/readRemotePackage';
import { createRemoteConfig } from './remoteConfig';

/** Path of the page on which the dev server runs the remote alone. */
const STANDALONE_PATH = '/standalone/';

/** The remote on its own page: for development, or as visitors get it except for its size. */
function createStandaloneConfig(dir: string, id: string, isForTests: boolean): Configuration {
  const base = createBaseConfig({
    dir,
    target: 'web',
    isProduction: isForTests,
    isHot: !isForTests,
    uniqueName: `${id}-standalone`,
  });
  return {
    ...base,
    entry: { standalone: path.join(dir, 'src/standalone.tsx') },
    output: {
      ...base.output,
      path: path.join(dir, 'dist/standalone'),
      publicPath: STANDALONE_PATH,
      filename: '[name].js',
    },
    ...(isForTests && {
      // An error in a source shows in the page that imports it; without a page, tests would wait for one.
      optimization: { ...base.optimization, minimize: false, realContentHash: false, emitOnErrors: true },
    }),
  };
}

interface RemoteDevOptions {
  /** The port to listen on; default `PORT`, or a free one. */
  port?: number;
  /**
   * What to build (default: both, for development). `alone` is the remote on its own page for its tests: React is
   * that of production, which takes a quarter less of the tests' time, and open pages do not follow changes.
   * `container` is what a shell loads.
   */
  only?: 'alone' | 'container';
}

/**
 * Serves a remote: alone on its own page, and as a container that a shell can load.
 *
 * @param dir - the remote's folder
 */
export async function startRemoteDevServer(
  dir: string,
  { port = readPort(0), only }: RemoteDevOptions = {},
): Promise<DevServer & { id: string }> {
  const { id } = readRemotePackage(dir);
  const isForTests = only === 'alone';
  const container = createRemoteConfig({ dir, id, target: 'web', isProduction: false, isHot: true });
  const server = await startDevServer(
    [
      ...(isForTests ? [] : [{ ...container, output: { ...container.output, publicPath: 'auto' } }]),
      ...(only === 'container' ? [] : [createStandaloneConfig(dir, id, isForTests)]),
    ],
    port === 0 ? await findFreePort() : port,
    only === 'container' ? {} : { '*': toDevDocument(`${id}, alone`, `${STANDALONE_PATH}standalone.js`) },
    !isForTests,
  );
  return { ...server, id };
}

/** Serves one remote until it is interrupted. */
export async function devRemote(dir: string, isAlone: boolean): Promise<void> {
  const { id, url } = await startRemoteDevServer(dir, isAlone ? { only: 'alone' } : {});
  const container = isAlone ? '' : ` (its container: ${url}/remoteEntry.js)`;
  console.log(`[${id}] The remote alone is at ${url}${container}`);
}
