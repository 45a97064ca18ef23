import fs from 'node:fs';
import path from 'node:path';
import { buildShell, readRemotePackage, type ShellBuild } from '@portfolio/build';
import { listRemoteDirs } from '../../../compose/assembleSite';
import { SHELL_PATHS } from '../../../compose/shell-build/paths';

/** The only browser module that deals with releases; the monolith imports its pages instead. */
const LOADER_MODULE = /[\\/]remotes[\\/]pinnedPageLoader$/;

/**
 * Builds shell and remotes as one webpack application, without federation: same sources, same pages, same code
 * splitting by page.
 *
 * @param dist - output folder
 */
export async function buildMonolith(dist: string): Promise<ShellBuild> {
  const loader = path.join(dist, 'pinnedReleaseLoader.ts');
  fs.mkdirSync(dist, { recursive: true });
  fs.writeFileSync(loader, toLoaderSource(listRemoteDirs(SHELL_PATHS.root)));
  return buildShell(SHELL_PATHS.root, {
    dist,
    remotes: listRemoteDirs(SHELL_PATHS.root),
    adjust: (config) => ({
      ...config,
      // Separate from the shell's cache: the builds cannot share entries.
      cache: { ...(config.cache as object & { type: 'filesystem' }), name: `monolith-${config.name}` },
      plugins: [
        ...(config.plugins ?? []),
        (compiler) =>
          new compiler.webpack.NormalModuleReplacementPlugin(LOADER_MODULE, loader).apply(compiler),
      ],
    }),
  });
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
`;
}
