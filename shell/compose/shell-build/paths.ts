import path from 'node:path';
import { SiteError } from '@portfolio/contract';

/** Folders and files of the shell that the Node commands work on. */
export interface ShellPaths {
  root: string;
  /** `dist/` with the shell's own build. */
  dist: string;
  pins: string;
  /** The composed site. */
  site: string;
  /** Cache for later runs: rendered pages, node builds of releases. */
  cache: string;
}

const ROOT = path.resolve(__dirname, '../..');

/** The environment that visitors get. */
export const PRODUCTION = 'production';

/** The environment that the commands work on. */
export const ENVIRONMENT = process.env['PORTFOLIO_ENV'] || PRODUCTION;

/**
 * The pins file of an environment; the one for visitors is `pins.json`.
 *
 * @throws {SiteError} code `BAD_ENVIRONMENT` if the name cannot be part of a file name
 */
export function toPinsFile(environment: string): string {
  if (!/^[a-z][a-z0-9-]{0,31}$/.test(environment))
    throw new SiteError(
      `Failed to find the pins of the environment ${JSON.stringify(environment.slice(0, 40))}: its name becomes a file name. Use lower-case letters, digits and hyphens, such as "staging".`,
      'BAD_ENVIRONMENT',
    );
  return path.join(ROOT, environment === PRODUCTION ? 'pins.json' : `pins.${environment}.json`);
}

/**
 * The default locations; tests use others. `PORTFOLIO_ENV` selects an environment with its own pins, `PORTFOLIO_PINS`
 * any other pins file, for example for a trial.
 */
export const SHELL_PATHS: ShellPaths = {
  root: ROOT,
  dist: path.join(ROOT, 'dist'),
  // Read when it is used: a name that cannot be a file's is then reported by the command, not while modules load.
  get pins() {
    return path.resolve(process.env['PORTFOLIO_PINS'] || toPinsFile(ENVIRONMENT));
  },
  site: path.join(ROOT, 'dist/site'),
  cache: path.join(ROOT, '.cache/compose'),
};

/**
 * Pins of the releases that were built on this machine, as composed by "npm start", which never writes the pins for
 * visitors.
 */
export const LOCAL_PINS = path.join(ROOT, '.cache/pins.local.json');
