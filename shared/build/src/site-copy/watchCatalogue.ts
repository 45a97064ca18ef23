import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RemoteModule } from '@portfolio/contract';
import webpack from 'webpack';
import { readInstalledSingletons } from '../buildRemote';
import { loadNodeContainer } from '../nodeContainer';
import { createRemoteConfig } from '../remoteConfig';

/** How long a saved file may go unnoticed; afterwards the last build counts. */
const NOTICED_MS = 10_000;

/** The description of a remote in its current sources. */
export interface WatchedCatalogue {
  /** Waits for the build of the files as they are saved now. If it fails, the last successful one counts. */
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
  let sources: readonly Source[] = [];

  compiler.hooks.invalid.tap('watchCatalogue', () => {
    if (build.isOver) build = createBuild();
  });

  async function read(): Promise<void> {
    const entryFile = path.join(folder, 'remoteEntry.js');
    Reflect.deleteProperty(require.cache, entryFile);
    latest = await loadNodeContainer({ id, entryFile, baseUrl, singletons });
  }

  const watching = compiler.watch({}, (error, stats) => {
    const built = stats === undefined ? sources : listSources(dir, stats);
    const hasFailed = error !== null || stats?.hasErrors() === true;
    // The browser's build reports errors in the sources.
    const work = hasFailed
      ? Promise.resolve()
      : read().catch((reason: unknown) =>
          console.error(
            `[${id}] Kept the previous catalogue: ${reason instanceof Error ? reason.message : String(reason)}`,
          ),
        );
    void work.then(() => {
      // Not earlier: a change noticed in the meantime would have no build to wait for.
      sources = built;
      build.finish();
    });
  });
  return {
    async load() {
      const until = Date.now() + NOTICED_MS;
      await build.whenOver;
      // The page asks as soon as the browser's build is over, which may be before this one notices the change.
      while (Date.now() < until && sources.some(isNewer)) {
        await sleep(20);
        await build.whenOver;
      }
      // Wait only once for a file that has a future time or is not watched, not for every page.
      if (Date.now() >= until) sources = [];
      return latest;
    },
    stop: () => new Promise((resolve) => watching?.close(() => resolve())),
  };
}

/** A source file of a build, as opposed to a file of a package. */
interface Source {
  file: string;
  /** The modification time that webpack recorded; it skips files with the same time. */
  knownMs: number | undefined;
  /** When the build began to read. */
  readMs: number;
}

function listSources(dir: string, { compilation }: webpack.Stats): Source[] {
  const src = path.join(dir, 'src') + path.sep;
  const readMs = compilation.startTime ?? Date.now();
  return [...compilation.fileDependencies]
    .filter((file) => file.startsWith(src))
    .map((file) => {
      const source: Source = { file, knownMs: undefined, readMs };
      // Calls back at once: webpack has cached the timestamp during the build.
      compilation.fileSystemInfo.getFileTimestamp(file, (_error, known) => {
        if (typeof known === 'object') source.knownMs = known?.timestamp;
      });
      return source;
    });
}

/** Whether a file was saved after a build read it, even if the watcher has not noticed. */
function isNewer({ file, knownMs, readMs }: Source): boolean {
  const savedMs = fs.statSync(file, { throwIfNoEntry: false })?.mtime.getTime() ?? 0;
  return savedMs > readMs || (knownMs !== undefined && savedMs !== knownMs);
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
