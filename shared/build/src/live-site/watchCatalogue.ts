import path from 'node:path';
import type { RemoteModule } from '@portfolio/contract';
import webpack from 'webpack';
import { readInstalledSingletons } from '../buildRemote';
import { loadNodeContainer } from '../nodeContainer';
import { createRemoteConfig } from '../remoteConfig';

/** What the sources of a remote say about it now. */
export interface WatchedCatalogue {
  /** Waits for a build in progress. If it fails, the last one that succeeded counts. */
  load(): Promise<Pick<RemoteModule, 'catalogue' | 'connectOrigins'>>;
  stop(): Promise<void>;
}

/**
 * Builds a remote for Node whenever a source changes, and reads its catalogue as a release would have it.
 *
 * @param dir - the remote's folder
 * @param id - the remote's id
 * @param baseUrl - URL of its browser files, used for pictures
 */
export function watchCatalogue(dir: string, id: string, baseUrl: string): WatchedCatalogue {
  const folder = path.join(dir, '.cache/dev-node');
  const config = createRemoteConfig({ dir, id, target: 'node', isProduction: false });
  const compiler = webpack({ ...config, devtool: false, output: { ...config.output, path: folder } });
  const singletons = readInstalledSingletons(dir);
  let latest: Pick<RemoteModule, 'catalogue' | 'connectOrigins'> = { catalogue: [] };
  let build = createBuild();

  compiler.hooks.invalid.tap('watchCatalogue', () => {
    if (build.isOver) build = createBuild();
  });

  async function read(): Promise<void> {
    const entryFile = path.join(folder, 'remoteEntry.js');
    Reflect.deleteProperty(require.cache, entryFile);
    latest = await loadNodeContainer({ id, entryFile, baseUrl, singletons });
  }

  const watching = compiler.watch({}, (error, stats) => {
    const hasFailed = error !== null || stats?.hasErrors() === true;
    // The browser's build reports the errors of sources, and what they throw.
    const work = hasFailed
      ? Promise.resolve()
      : read().catch((reason: unknown) =>
          console.error(
            `[${id}] Keeps the catalogue of before: ${reason instanceof Error ? reason.message : String(reason)}`,
          ),
        );
    void work.then(build.finish);
  });
  return {
    async load() {
      await build.whenOver;
      return latest;
    },
    stop: () => new Promise((resolve) => watching?.close(() => resolve())),
  };
}

/** One build, which others wait for. */
function createBuild() {
  const build = { isOver: false, finish: () => {}, whenOver: Promise.resolve() };
  build.whenOver = new Promise((resolve) => {
    build.finish = () => {
      build.isOver = true;
      resolve();
    };
  });
  return build;
}
