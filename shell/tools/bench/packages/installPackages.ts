import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { SiteError } from '@portfolio/contract';

const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';

interface InstallOptions {
  /** Its `package.json` names exact versions. */
  folder: string;
  log: (line: string) => void;
}

/**
 * Installs the packages of a folder for the benchmark alone, unless these versions are there already.
 *
 * @throws {SiteError} code `NO_PACKAGES`
 */
export function installPackages({ folder, log }: InstallOptions): void {
  const missing = listMissing(folder);
  if (missing.length === 0) return;
  log(
    `Installing ${missing.join(', ')} into ${path.relative(process.cwd(), folder)}, for the benchmark alone.`,
  );
  try {
    execFileSync(NPM, ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
  } catch (error) {
    throw new SiteError(
      `[bench] Failed to install ${missing.join(', ')}: npm failed in ${folder}. Read its output above; installing needs the npm registry.`,
      'NO_PACKAGES',
      { cause: error },
    );
  }
}

/** Lists the packages that are not installed in their version, such as `next@16.4.6`. */
export function listMissing(folder: string): string[] {
  const { dependencies } = readManifest(folder) as { dependencies: Readonly<Record<string, string>> };
  return Object.entries(dependencies)
    .filter(([name, version]) => readManifest(path.join(folder, 'node_modules', name))?.version !== version)
    .map(([name, version]) => `${name}@${version}`);
}

function readManifest(folder: string): { version?: string } | undefined {
  const file = path.join(folder, 'package.json');
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as { version?: string })
    : undefined;
}
