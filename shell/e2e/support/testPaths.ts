import path from 'node:path';
import { SHELL_PATHS, type ShellPaths } from '../../compose/paths';

const FOLDER = path.join(SHELL_PATHS.root, '.cache/e2e');

/** Where the tests keep a registry, pins and a site of their own; the shell's build is the real one. */
export function toTestPaths(name: string): ShellPaths & { registry: string } {
  const folder = path.join(FOLDER, name);
  return {
    ...SHELL_PATHS,
    pins: path.join(folder, 'pins.json'),
    site: path.join(folder, 'site'),
    cache: path.join(folder, 'cache'),
    registry: path.join(folder, 'registry'),
  };
}

/** The site most tests visit. */
export const MAIN_SITE = toTestPaths('main');
