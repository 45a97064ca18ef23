import fs from 'node:fs';
import path from 'node:path';
import type { ShellBuild } from '@portfolio/build';
import { SiteError } from '@portfolio/contract';
import type * as renderer from '../../src/render';

/** What `shell/src/render.tsx` exports, built for Node. */
export type ShellRenderer = typeof renderer;

/**
 * Reads the description of the shell's build.
 *
 * @throws {SiteError} code `NO_SHELL_BUILD`
 */
export function readShellBuild(dist: string): ShellBuild {
  const file = path.join(dist, 'shell.json');
  if (!fs.existsSync(file))
    throw new SiteError(
      `Failed to read ${file}: the shell is not built. Run "npm run build -w shell" first.`,
      'NO_SHELL_BUILD',
    );
  return JSON.parse(fs.readFileSync(file, 'utf8')) as ShellBuild;
}

/** Loads the shell's node build. */
export function loadShellRenderer(dist: string): ShellRenderer {
  return require(path.join(dist, 'node/render.js')) as ShellRenderer;
}
