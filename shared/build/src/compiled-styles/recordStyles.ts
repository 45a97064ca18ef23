import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { SiteError } from '@portfolio/contract';
import ts from 'typescript';
import type { Configuration } from 'webpack';
import { createBaseConfig } from '../baseConfig';
import { runWebpack } from '../runWebpack';
import { type CompiledStyles, RECORDED_FILES } from './CompiledStyles';
import { readStyledImports } from './readStyledImports';

/** The first entry of the build, which prints the rules of all components that the others define. */
const RECORDER = require.resolve('./renderRecorded');

/** Running all sources takes seconds; on a busy machine it may take a minute. */
const LIMIT_MS = 120_000;

/** The exports of styled-components that define components with styles. */
const DEFINING = ['styled', 'createGlobalStyle', '*'];
const SOURCE = /(?<!\.test|\.d)\.(?:tsx?|js)$/;

/** Lists the sources below a folder that define components with styles, in a fixed order. */
function listStyleSources(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => SOURCE.test(file))
    .map((file) => path.join(folder, file))
    .filter(definesStyles)
    .sort();
}

function definesStyles(file: string): boolean {
  const text = fs.readFileSync(file, 'utf8');
  // Most sources need no parser.
  if (!text.includes('styled-components')) return false;
  const imports = readStyledImports(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return DEFINING.some((name) => [...imports.values()].includes(name));
}

/** The rules that styled-components writes for the components of some sources. */
export interface Recording {
  styles: CompiledStyles;
  /**
   * The ids of components that depend on their props or on the URL of a file, and the files that use styled-components
   * without a template.
   */
  dynamic: readonly string[];
}

interface RecordingOptions {
  /** The folder of the deployable, where the packages of its sources are found. */
  dir: string;
  /** The deployable's id, on which the classes depend. */
  owner: string;
  /** The folders with sources, absolute. */
  folders: readonly string[];
  /** Milliseconds that the sources may run (default two minutes). */
  limitMs?: number;
}

/**
 * Finds the rules of all components whose styles do not depend on their props: builds the sources with
 * styled-components for Node, and lets it render each component.
 *
 * @throws {SiteError} code `BUILD_FAILED`
 */
export async function recordStyles({
  dir,
  owner,
  folders,
  limitMs = LIMIT_MS,
}: RecordingOptions): Promise<Recording> {
  const sources = folders.flatMap(listStyleSources);
  if (sources.length === 0) return { styles: {}, dynamic: [] };
  const output = path.join(dir, '.cache/styles');
  const base = createBaseConfig({
    dir,
    target: 'node',
    isProduction: true,
    uniqueName: `${owner}-styles`,
    hasAssets: false,
    styles: { step: 'record' },
  });
  const config: Configuration = {
    ...base,
    entry: { styles: [RECORDER, ...sources] },
    target: 'node20',
    // All sources of this repository are bundled; packages are loaded when the bundle runs.
    externals: [
      ({ request = '' }, callback) =>
        /^(?:@portfolio\/|[./]|\/|[A-Z]:)/.test(request) ? callback() : callback(null, `commonjs ${request}`),
    ],
    output: { ...base.output, path: output, filename: '[name].cjs', publicPath: RECORDED_FILES, clean: true },
    plugins: [],
  };
  await runWebpack(config);
  return JSON.parse(runRecording(path.join(output, 'styles.cjs'), { dir, owner, limitMs })) as Recording;
}

/** Runs the bundle, and returns what it prints. */
function runRecording(
  bundle: string,
  { dir, owner, limitMs }: Required<Omit<RecordingOptions, 'folders'>>,
): string {
  try {
    return execFileSync(process.execPath, [bundle], {
      cwd: dir,
      env: { ...process.env, NODE_ENV: 'production', STYLES_OWNER: owner },
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      timeout: limitMs,
      killSignal: 'SIGKILL',
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ETIMEDOUT') throw error;
    throw new SiteError(
      `[${owner}] Failed to compile the styles: the modules that define them ran longer than ${limitMs / 1000} s when they were loaded. Look for an endless loop outside of functions.`,
      'BUILD_FAILED',
      { cause: error },
    );
  }
}
