import path from 'node:path';
import { SHELL_PATHS, type ShellPaths } from '../../compose/shell-build/paths';

const FOLDER = path.join(SHELL_PATHS.root, '.cache/e2e');

/** Paths of a registry, pins and a site for tests; the shell's build is the real one. */
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

/** The site for most tests. `E2E_SITE` selects another one, for example to work in parallel with others. */
export const MAIN_SITE = toTestPaths(process.env['E2E_SITE'] ?? 'main');

/** A site whose releases are served from another origin. */
export const OTHER_ORIGIN_SITE = toTestPaths('other-origin');

/** A site with a remote whose styles attack the rest of it. */
export const HOSTILE_SITE = toTestPaths('hostile');

/** The same site, but every remote has a fallback. */
export const FALLBACK_SITE = toTestPaths('fallback');

/** The fallback site after the pinned release of js-demos was revoked. */
export const REVOKED_SITE = toTestPaths('revoked');

/**
 * The main site without the remote that has two thirds of its files: service workers behave the same there, in a third
 * of the time.
 */
export const LIGHT_SITE = toTestPaths('light');

/** The fallback site without that remote: the light site after another release of every remote. */
export const LIGHT_FALLBACK_SITE = toTestPaths('light-fallback');

/** A site with more scripts than a header can carry. */
export const MANY_SITE = toTestPaths('many');

const moved = toTestPaths('moved');

/** The main site, composed with another build of the shell. */
export const MOVED_SITE = { ...moved, dist: path.join(path.dirname(moved.pins), 'dist') };
