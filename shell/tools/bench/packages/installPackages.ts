import fs from 'node:fs';
import path from 'node:path';
import { SiteError } from '@portfolio/contract';
import { runInFolder } from './runInFolder';

const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** A `package.json` with exact versions. */
interface Manifest {
  private: true;
  dependencies: Readonly<Record<string, string>>;
}

interface InstallOptions {
  folder: string;
  manifest: Manifest;
  log: (line: string) => void;
}

/**
 * Installs packages into a folder, for the benchmark alone, unless these versions are there already.
 *
 * @throws {SiteError} code `NO_PACKAGES`
 */
export async function installPackages({ folder, manifest, log }: InstallOptions): Promise<void> {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest)}\n`);
  const missing = listMissing(folder, manifest);
  if (missing.length === 0) return;
  log(
    `Installing ${missing.join(', ')} into ${path.relative(process.cwd(), folder)}, for the benchmark alone.`,
  );
  const isInstalled = await runInFolder(
    NPM,
    ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'],
    { folder },
  );
  if (!isInstalled)
    throw new SiteError(
      `[bench] Failed to install ${missing.join(', ')}: npm failed in ${folder}. Read its output above; installing needs the npm registry.`,
      'NO_PACKAGES',
    );
}

/** Lists the packages that are not installed in their version, such as `next@16.4.6`. */
export function listMissing(folder: string, { dependencies }: Manifest): string[] {
  return Object.entries(dependencies)
    .filter(([name, version]) => readVersion(path.join(folder, 'node_modules', name)) !== version)
    .map(([name, version]) => `${name}@${version}`);
}

function readVersion(folder: string): string | undefined {
  const file = path.join(folder, 'package.json');
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as { version?: string }).version
    : undefined;
}
