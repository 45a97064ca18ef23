import fs from 'node:fs';
import path from 'node:path';
import type { CompiledStyles } from './CompiledStyles';
import { recordStyles } from './recordStyles';
import type { StylesMode } from './stylesTransformer';

/** Packages whose components a deployable bundles. */
const PACKAGES = ['@portfolio/design', '@portfolio/kit'];

/**
 * Finds the rules of all components of the shell.
 *
 * @param dir - the shell's folder
 * @param remotes - the folders of remotes that are bundled too
 * @throws {SiteError} if the build fails
 */
export async function compileShellStyles(dir: string, remotes: readonly string[]): Promise<CompiledStyles> {
  const others = remotes.map((remote) => path.join(remote, 'src'));
  const { styles } = await recordStyles({ dir, owner: 'shell', folders: [...listFolders(dir), ...others] });
  return styles;
}

/**
 * Finds the rules of all components of a remote. It is compiled as a whole or not at all: a component that stays with
 * styled-components could not extend or select one that does not. Its global styles stay, so that the build refuses them.
 *
 * @param dir - the remote's folder
 * @param id - the remote's id: the same component has another class in each deployable
 * @returns undefined if one of the components cannot be compiled
 * @throws {SiteError} if the build fails
 */
export async function compileRemoteStyles(dir: string, id: string): Promise<StylesMode | undefined> {
  const { styles, dynamic } = await recordStyles({ dir, owner: id, folders: listFolders(dir) });
  if (dynamic.length > 0) return undefined;
  const components = Object.entries(styles).filter(([, { className }]) => className !== '');
  return { step: 'compile', styles: Object.fromEntries(components), isComplete: true };
}

function listFolders(dir: string): string[] {
  return [path.join(dir, 'src'), ...PACKAGES.flatMap((name) => findSources(name, dir))];
}

/** The folder of a package's sources, or of its published modules; none if the deployable does not use it. */
function findSources(name: string, dir: string): string[] {
  try {
    const folder = path.dirname(require.resolve(name, { paths: [dir] }));
    const modules = path.join(folder, '../esm');
    return [fs.existsSync(modules) ? modules : folder];
  } catch {
    return [];
  }
}
