import fs from 'node:fs';
import path from 'node:path';
import { buildShell, readRemotePackage, type ShellBuild } from '@portfolio/build';
import { SiteError } from '@portfolio/contract';
import { listRemoteDirs } from '../../../compose/assembleSite';
import { SHELL_PATHS } from '../../../compose/shell-build/paths';

/** The only browser module that deals with releases; the monolith imports its pages instead. */
const LOADER_MODULE = /[\\/]pinnedReleaseLoader$/;

/**
 * Builds shell and remotes as one webpack application, without federation: same sources, same pages, same code
 * splitting by page.
 *
 * @param dist - output folder
 * @throws {SiteError} code `NOT_MEASURED` if the loader was not replaced
 */
export async function buildMonolith(dist: string): Promise<ShellBuild> {
  const loader = path.join(dist, 'pinnedReleaseLoader.ts');
  fs.mkdirSync(dist, { recursive: true });
  fs.writeFileSync(loader, toLoaderSource(listRemoteDirs(SHELL_PATHS.root)));
  let isReplaced = false;
  const build = await buildShell(SHELL_PATHS.root, {
    dist,
    remotes: listRemoteDirs(SHELL_PATHS.root),
    adjust: (config) => ({
      ...config,
      plugins: [
        ...(config.plugins ?? []),
        (compiler) =>
          new compiler.webpack.NormalModuleReplacementPlugin(LOADER_MODULE, (module) => {
            module.request = loader;
            isReplaced = true;
          }).apply(compiler),
      ],
    }),
  });
  if (!isReplaced)
    throw new SiteError(
      `[bench] Failed to build one application: no module of the shell matches ${LOADER_MODULE}. Correct LOADER_MODULE.`,
      'NOT_MEASURED',
    );
  return build;
}

/**
 * Source of a loader with a plain import for each page; it replaces the code that loads, verifies and replaces
 * releases.
 */
function toLoaderSource(dirs: readonly string[]): string {
  const remotes = dirs.map((dir, index) => ({
    name: `remote${index}`,
    id: readRemotePackage(dir).id,
    file: path.join(dir, 'src/remote'),
  }));
  return `${remotes.map(({ name, file }) => `import { pages as ${name} } from ${JSON.stringify(file)};`).join('\n')}
const PAGES = { ${remotes.map(({ name, id }) => `${JSON.stringify(id)}: ${name}`).join(', ')} } as Record<string, Record<string, () => Promise<{ default: unknown }>>>;
export const pinnedReleaseLoader = {
  load: async (ref: { id: string; version: string }, page: string) => {
    const load = PAGES[ref.id]?.[page];
    if (load === undefined) throw new Error('Failed to find the page ' + page + '.');
    return { Page: (await load()).default, version: ref.version };
  },
  giveUp: () => false,
};
export const OTHER_COMPOSITION = 'none: the pages are part of the application';
`;
}
