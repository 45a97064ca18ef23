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
  /** The cache of later runs: rendered pages, node builds of releases. */
  cache: string;
}

const ROOT = path.resolve(__dirname, '../..');

/** What visitors get. */
const PRODUCTION = 'production';

/**
 * The pins of an environment; those of visitors are `pins.json`.
 *
 * @throws {SiteError} code `BAD_ENVIRONMENT` where it becomes no file name
 */
export function getPinsFile(environment: string): string {
  if (!/^[a-z][a-z0-9-]{0,31}$/.test(environment))
    throw new SiteError(
      `Failed to find the pins of the environment ${JSON.stringify(environment.slice(0, 40))}: its name becomes a file. Use lower-case letters, digits and hyphens, such as "staging".`,
      'BAD_ENVIRONMENT',
    );
  return path.join(ROOT, environment === PRODUCTION ? 'pins.json' : `pins.${environment}.json`);
}

/**
 * The default places; tests give others. `PORTFOLIO_ENV` names an environment with pins of its own, `PORTFOLIO_PINS` any other
 * file of pins, such as that of a trial.
 */
export const SHELL_PATHS: ShellPaths = {
  root: ROOT,
  dist: path.join(ROOT, 'dist'),
  pins: path.resolve(
    process.env['PORTFOLIO_PINS'] ?? getPinsFile(process.env['PORTFOLIO_ENV'] ?? PRODUCTION),
  ),
  site: path.join(ROOT, 'dist/site'),
  cache: path.join(ROOT, '.cache/compose'),
};

/** Pins of what was built on this machine, as "npm start" composes it. Those for visitors are never written by it. */
export const LOCAL_PINS = path.join(ROOT, '.cache/pins.local.json');
