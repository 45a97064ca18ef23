import path from 'node:path';
import { createFolderRegistry } from '@portfolio/registry';
import { rebuildRelease } from '../../compose/rebuild/rebuildRelease';
import { SHELL_PATHS } from '../../compose/shell-build/paths';
import { runMain } from '../../compose/terminal/runMain';

const [registry = '', repository = '', id = '', version = ''] = process.argv.slice(2);

// Rebuilds a release, pinned or not, and prints the comparison.
runMain(async () => {
  const result = await rebuildRelease({
    registry: createFolderRegistry(registry),
    pins: { schema: 1, remotes: {} },
    root: path.dirname(SHELL_PATHS.root),
    ...{ id, version, repository },
    log: () => undefined,
  });
  console.log(JSON.stringify(result));
});
