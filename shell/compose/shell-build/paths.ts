import path from 'node:path';

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

/** The default places; tests give others. `PORTFOLIO_PINS` names other pins: another environment's, or a trial. */
export const SHELL_PATHS: ShellPaths = {
  root: ROOT,
  dist: path.join(ROOT, 'dist'),
  pins: path.resolve(process.env['PORTFOLIO_PINS'] ?? path.join(ROOT, 'pins.json')),
  site: path.join(ROOT, 'dist/site'),
  cache: path.join(ROOT, '.cache/compose'),
};

/** Pins of what was built on this machine, as "npm start" composes it. Those for visitors are never written by it. */
export const LOCAL_PINS = path.join(ROOT, '.cache/pins.local.json');
