import path from 'node:path';
import type { Configuration } from 'webpack';
import { createBaseConfig } from './baseConfig';

import { type DevServer, startDevServer, toDevDocument } from './devServer';
import { findFreePort } from './findFreePort';
import { readRemotePackage } from './remote-folder/readRemotePackage';
import { createRemoteConfig } from './remoteConfig';

/** Path of the page on which the dev server runs the remote alone. */
const STANDALONE_PATH = '/standalone/';

function createStandaloneConfig(dir: string, id: string, isHot: boolean): Configuration {
  const uniqueName = `${id}-standalone`;
  const base = createBaseConfig({ dir, target: 'web', isProduction: false, isHot, uniqueName });
  return {
    ...base,
    entry: { standalone: path.join(dir, 'src/standalone.tsx') },
    output: { ...base.output, path: path.join(dir, 'dist/standalone'), publicPath: STANDALONE_PATH },
  };
}

interface RemoteDevOptions {
  /** The port to listen on; default `PORT`, or a free one. */
  port?: number;
  /**
   * The variants to build (default: both). `alone` is the remote on its own page, without source maps and hot replacement: all
   * that a remote's own tests need, in half the time. `container` is what a shell loads.
   */
  only?: 'alone' | 'container';
}

/**
 * Serves a remote during development: alone on its own page, and as a container that a shell can load.
 *
 * @param dir - the remote's folder
 */
export async function startRemoteDevServer(
  dir: string,
  { port = Number(process.env['PORT'] ?? 0), only }: RemoteDevOptions = {},
): Promise<DevServer & { id: string }> {
  const { id } = readRemotePackage(dir);
  const standalone = createStandaloneConfig(dir, id, only !== 'alone');
  const container = createRemoteConfig({ dir, id, target: 'web', isProduction: false, isHot: true });
  const server = await startDevServer(
    [
      ...(only === 'alone' ? [] : [{ ...container, output: { ...container.output, publicPath: 'auto' } }]),
      ...(only === 'container'
        ? []
        : [only === 'alone' ? { ...standalone, devtool: false as const } : standalone]),
    ],
    port === 0 ? await findFreePort() : port,
    only === 'container' ? {} : { '*': toDevDocument(`${id}, alone`, `${STANDALONE_PATH}standalone.js`) },
  );
  return { ...server, id };
}

/** Serves one remote until it is interrupted. */
export async function devRemote(dir: string, isAlone: boolean): Promise<void> {
  const { id, url } = await startRemoteDevServer(dir, isAlone ? { only: 'alone' } : {});
  const container = isAlone ? '' : ` (its container: ${url}/remoteEntry.js)`;
  console.log(`[${id}] The remote alone is at ${url}${container}`);
}
