import path from 'node:path';
import { SiteError } from '@portfolio/contract';
import { openRegistry } from '@portfolio/registry';
import { replay } from '../compose/replay';
import { SHELL_PATHS } from '../compose/shell-build/paths';
import { runCommand } from './runCommand';

runCommand(async () => {
  const [id = '', folder] = process.argv.slice(2);
  if (id === '')
    throw new SiteError(
      'Usage: npm run replay -- <composition id> [<folder>]\nThe id is in every page (data-composition on <html>) and in error reports.',
      'BAD_USAGE',
    );
  const target = path.resolve(folder ?? path.join(SHELL_PATHS.root, 'dist/replay', id));
  const { pageCount, isExact } = await replay({
    registry: openRegistry(SHELL_PATHS.root),
    id,
    target,
    cacheDir: path.join(SHELL_PATHS.root, '.cache/replay'),
  });
  console.log(`Built ${pageCount} pages of ${id} again: ${target}`);
  console.log(`Next: "npm run serve -- ${path.relative(process.cwd(), target)}" shows it.`);
  if (isExact) return;
  console.error(
    'Its pages differ from those that were recorded: the composer has changed since. Check out the commit of that time to have the same bytes.',
  );
  process.exitCode = 1;
});
