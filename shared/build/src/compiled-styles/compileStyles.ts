import fs from 'node:fs';
import path from 'node:path';
import { recordStyles } from './recordStyles';
import type { StylesMode } from './stylesTransformer';

/** Packages whose components a deployable bundles. */
const PACKAGES = ['@portfolio/design', '@portfolio/kit'];

interface CompilingOptions {
  /** Whether global styles are compiled (default: no): those of a remote stay, so that the build refuses them. */
  hasGlobals?: boolean;
  /** Further folders with sources that the deployable bundles, absolute. */
  others?: readonly string[];
}

/**
 * Finds the rules of all components of a deployable, those of the shared packages included.
 *
 * @param dir - the deployable's folder
 * @param owner - its id: the same component has another class in each deployable
 * @returns how its builds treat its components; complete if the rules of none depend on its props
 * @throws {SiteError} if the build fails
 */
export async function compileStyles(
  dir: string,
  owner: string,
  { hasGlobals = false, others = [] }: CompilingOptions = {},
): Promise<StylesMode & { step: 'compile' }> {
  const { styles, dynamic } = await recordStyles({
    dir,
    owner,
    folders: [path.join(dir, 'src'), ...PACKAGES.flatMap((name) => findSources(name, dir)), ...others],
  });
  const compiled = Object.entries(styles).filter(([, { className }]) => hasGlobals || className !== '');
  return { step: 'compile', styles: Object.fromEntries(compiled), isComplete: dynamic.length === 0 };
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
