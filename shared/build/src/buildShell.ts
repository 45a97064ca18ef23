import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { PageFiles, ReleaseFileInfo } from '@portfolio/contract';
import type { Configuration } from 'webpack';
import { STAMP } from './buildIfStale';
import { toPageFiles } from './chunkFiles';
import type { CompiledStyles } from './compiled-styles/CompiledStyles';
import { compileShellStyles } from './compiled-styles/compileStyles';
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
  /** The folders of remotes that are bundled too (default: none). */
  remotes?: readonly string[];
}

/**
 * Builds the shell for browser, Node and service worker and writes `dist/shell.json`.
 *
 * @param dir - the shell's folder
 */
export async function buildShell(
  dir: string,
  { dist = path.join(dir, 'dist'), adjust = (config) => config, remotes = [] }: ShellBuildOptions = {},
): Promise<ShellBuild> {
  // webpack does not rewrite a file whose name contains its hash, even if the content was changed.
  for (const target of ['web', 'node', 'worker', 'public', 'shell.json', STAMP])
    fs.rmSync(path.join(dist, target), { recursive: true, force: true });
  const styles = await compileShellStyles(dir, remotes);
  const run = (config: Configuration) => {
    const output = { ...config.output, path: path.join(dist, path.basename(config.output?.path ?? '')) };
    return runWebpack(adjust({ ...config, output }));
  };
  await run(createShellConfig({ dir, target: 'node', isProduction: true, styles }));
  const browserStyles = withoutRules(styles, listFrameRules(path.join(dist, 'node/render.js')));
  const [stats] = await Promise.all([
    run(createShellConfig({ dir, target: 'web', isProduction: true, styles: browserStyles })),
    run(createWorkerConfig(dir)),
  ]);
  // Only documents refer to the fonts, and only the node build writes documents.
  const nodeAssets = path.join(dist, 'node/assets');
  fs.cpSync(nodeAssets, path.join(dist, 'web/assets'), { recursive: true });
  fs.rmSync(nodeAssets, { recursive: true });
  fs.cpSync(path.join(dir, 'public'), path.join(dist, 'public'), { recursive: true });
  const build: ShellBuild = {
    baseUrl: SHELL_BASE_URL,
    files: readFiles(path.join(dist, 'web')),
    entry: toPageFiles(stats.entrypoints?.['main']),
    chunks: Object.fromEntries(
      Object.entries(stats.namedChunkGroups ?? {})
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

/** Asks the renderer for the rules that every document has. It runs in a separate process, as in the composer. */
function listFrameRules(renderer: string): ReadonlySet<string> {
  const code = `require(${JSON.stringify(renderer)}).listFrameRules().then((rules) => process.stdout.write(JSON.stringify(rules)))`;
  const text = execFileSync(process.execPath, ['-e', code], {
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  return new Set(JSON.parse(text) as string[]);
}

function withoutRules(styles: CompiledStyles, lines: ReadonlySet<string>): CompiledStyles {
  return Object.fromEntries(
    Object.entries(styles).map(([key, { className, css }]) => {
      const rest = css.split('\n').filter((line) => !lines.has(line));
      return [key, { className, css: rest.join('\n') }];
    }),
  );
}
