import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { findFreePort } from '@portfolio/build/free-port';
import { SiteError } from '@portfolio/contract';
import { SITE_INDEX_FILE, type SiteIndex, toHtmlFile } from '../../../compose/site/siteIndex';
import { installPackages } from '../packages/installPackages';
import { runInFolder } from '../packages/runInFolder';
import { BENCH_CACHE } from './benchPaths';
import type { BenchSite } from './BenchSite';
import { toNextFiles } from './next/nextApp';
import { NEXT_PACKAGE } from './next/nextPackage';

const FOLDER = path.join(BENCH_CACHE, 'next');
const NEXT = path.join(FOLDER, 'node_modules/next/dist/bin/next');
/** Hash of the last build, which is reused if nothing has changed. */
const BUILT = path.join(FOLDER, '.next/built.txt');
const START_LIMIT_MS = 30_000;

const ENVIRONMENT = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;

/** Installs Next, unless its version is there already. */
export function installNext(log: (line: string) => void): Promise<void> {
  return installPackages({ folder: FOLDER, manifest: NEXT_PACKAGE, log });
}

/** Converts a composed site into a Next application, makes a production build and starts it. Next must be installed. */
export async function startNextSite(site: string): Promise<BenchSite> {
  const { pages, redirects } = JSON.parse(
    fs.readFileSync(path.join(site, SITE_INDEX_FILE), 'utf8'),
  ) as SiteIndex;
  const files = toNextFiles({
    pages: new Map(pages.map((page) => [page, fs.readFileSync(path.join(site, toHtmlFile(page)), 'utf8')])),
    redirects,
  });
  const hash = createHash('sha256')
    .update(JSON.stringify([NEXT_PACKAGE, ...files]))
    .digest('hex');
  if (!fs.existsSync(BUILT) || fs.readFileSync(BUILT, 'utf8') !== hash) {
    writeApp(files, site);
    await build();
    fs.writeFileSync(BUILT, hash);
  }
  const { url, close } = await start();
  return {
    name: 'next',
    title: `Next ${NEXT_PACKAGE.dependencies.next}, production build: the same markup as server components, its links, the same styles and pictures, header and footer of home on every page, compressed by its own server`,
    url,
    hasControls: false,
    close,
  };
}

function writeApp(files: ReadonlyMap<string, string>, site: string): void {
  for (const name of ['app', 'content', 'public', '.next'])
    fs.rmSync(path.join(FOLDER, name), { recursive: true, force: true });
  for (const [name, text] of files) {
    const file = path.join(FOLDER, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  fs.cpSync(fs.realpathSync(site), path.join(FOLDER, 'public'), {
    recursive: true,
    filter: (file) => !/\.(html|js|json|map|br|gz)$/.test(file),
  });
}

/**
 * Makes the production build.
 *
 * @throws {SiteError} code `NO_NEXT`
 */
async function build(): Promise<void> {
  const isBuilt = await runInFolder(process.execPath, [NEXT, 'build'], { folder: FOLDER, env: ENVIRONMENT });
  if (!isBuilt)
    throw new SiteError(
      `[bench] Failed to build the Next application: "next build" failed in ${FOLDER}. Read its output above.`,
      'NO_NEXT',
    );
}

async function start(): Promise<{ url: string; close(): Promise<void> }> {
  const port = await findFreePort();
  const server = spawn(process.execPath, [NEXT, 'start', '--port', String(port), '--hostname', '127.0.0.1'], {
    cwd: FOLDER,
    env: ENVIRONMENT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const close = async () => {
    if (server.exitCode !== null || !server.kill()) return;
    await once(server, 'exit');
  };
  try {
    await waitForAnswer(url, server);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, close };
}

async function waitForAnswer(url: string, server: ChildProcess): Promise<void> {
  const limit = AbortSignal.timeout(START_LIMIT_MS);
  while (!limit.aborted && server.exitCode === null) {
    const response = await fetch(url, { signal: limit }).catch(() => null);
    if (response?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new SiteError(
    `[bench] Failed to start the Next application: ${url} did not answer. Remove ${FOLDER} and run the benchmark again.`,
    'NO_NEXT',
  );
}
