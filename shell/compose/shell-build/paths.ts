import path from 'node:path';

/** Folders and files of the shell that the Node commands work on. */
export interface ShellPaths {
  root: string;
  /** `dist/` with the shell's own build. */
  dist: string;
  pins: string;
  /** The composed site. */
  site: string;
  /** What a later run may use again: rendered pages, node builds of releases. */
  cache: string;
}

const ROOT = path.resolve(__dirname, '../..');

/** The default places; tests give others. */
export const SHELL_PATHS: ShellPaths = {
  root: ROOT,
  dist: path.join(ROOT, 'dist'),
  pins: path.join(ROOT, 'pins.json'),
  site: path.join(ROOT, 'dist/site'),
  cache: path.join(ROOT, '.cache/compose'),
};
