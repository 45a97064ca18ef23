import fs from 'node:fs';
import path from 'node:path';
import type { PageFiles, ReleaseFileInfo } from '@portfolio/contract';
import type { Configuration } from 'webpack';
import { toPageFiles } from './chunkFiles';
import { readFiles } from './readFiles';
import { runWebpack } from './runWebpack';
import { createShellConfig, createWorkerConfig, SHELL_BASE_URL } from './shellConfig';

/** The facts about a shell build that the composer needs: `dist/shell.json`. */
export interface ShellBuild {
  baseUrl: string;
  /** All browser files, names relative to `dist/web`. */
  files: Readonly<Record<string, ReleaseFileInfo>>;
  /** Files of the entry, in loading order. */
  entry: PageFiles;
  /** From chunk name to its files: pages, and "federation". */
  chunks: Readonly<Record<string, PageFiles>>;
  /** Files of the node build; listed so that its hash is part of the composition. */
  node: Readonly<Record<string, ReleaseFileInfo>>;
  /** The service worker's code, for the same reason. */
  worker: Readonly<Record<string, ReleaseFileInfo>>;
  /** Files of `public/`, which are copied unchanged to the root of the site. */
  public: Readonly<Record<string, ReleaseFileInfo>>;
}

/** The ways in which a build of the shell can differ from the composed one. */
interface ShellBuildOptions {
  /** Absolute path of the output folder; default `dist`. */
  dist?: string;
  /** Changes each configuration before it runs. */
  adjust?: (config: Configuration) => Configuration;
}

/**
 * Builds the shell for browser, Node and service worker and writes `dist/shell.json`.
 *
 * @param dir - the shell's folder
 */
export async function buildShell(
  dir: string,
  { dist = path.join(dir, 'dist'), adjust = (config) => config }: ShellBuildOptions = {},
): Promise<ShellBuild> {
  // webpack does not rewrite a file whose name contains its hash, even if the content was changed.
  for (const target of ['web', 'node', 'worker', 'public', 'shell.json'])
    fs.rmSync(path.join(dist, target), { recursive: true, force: true });
  const configs = [
    ...(['web', 'node'] as const).map((target) => createShellConfig({ dir, target, isProduction: true })),
    createWorkerConfig(dir),
  ];
  const [stats] = await Promise.all(
    configs.map((config) => {
      const output = { ...config.output, path: path.join(dist, path.basename(config.output?.path ?? '')) };
      return runWebpack(adjust({ ...config, output }));
    }),
  );
  // Only documents refer to the fonts, and only the node build writes documents.
  const nodeAssets = path.join(dist, 'node/assets');
  fs.cpSync(nodeAssets, path.join(dist, 'web/assets'), { recursive: true });
  fs.rmSync(nodeAssets, { recursive: true });
  fs.cpSync(path.join(dir, 'public'), path.join(dist, 'public'), { recursive: true });
  const build: ShellBuild = {
    baseUrl: SHELL_BASE_URL,
    files: readFiles(path.join(dist, 'web')),
    entry: toPageFiles(stats?.entrypoints?.['main']),
    chunks: Object.fromEntries(
      Object.entries(stats?.namedChunkGroups ?? {})
        .filter(([name]) => name !== 'main')
        .map(([name, group]) => [name, toPageFiles(group)]),
    ),
    node: readFiles(path.join(dist, 'node')),
    worker: readFiles(path.join(dist, 'worker')),
    public: readFiles(path.join(dist, 'public')),
  };
  fs.writeFileSync(path.join(dist, 'shell.json'), `${JSON.stringify(build, null, 2)}\n`);
  return build;
}
