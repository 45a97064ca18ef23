import path from 'node:path';
import { openRegistry } from '@portfolio/registry';
import { readPins, withAllRevocations } from '../compose/pin/pinsFile';
import { replay } from '../compose/replay';
import { SHELL_PATHS } from '../compose/shell-build/paths';
import { readArguments } from '../compose/terminal/readArguments';
import { runMain } from '../compose/terminal/runMain';
import { assertAtMost, createUsageError } from '../compose/terminal/usageError';

const USAGE = `Usage: npm run replay -- <composition id> [<folder>]
  composes a recorded composition again, from the registry alone; its id is on /composition, in composition.json and in
  reports
  <folder>   for the site; default shell/dist/replay/<composition id>`;

runMain(async () => {
  const { positionals } = readArguments(USAGE, { allowPositionals: true });
  assertAtMost(USAGE, positionals, 2);
  const [id = '', folder] = positionals;
  if (id === '') throw createUsageError(USAGE, 'The id of a composition is missing.');
  const target = path.resolve(folder ?? path.join(SHELL_PATHS.root, 'dist/replay', id));
  const { pageCount, differences, revocations } = await replay({
    registry: openRegistry(SHELL_PATHS.root),
    id,
    target,
    cacheDir: path.join(SHELL_PATHS.root, '.cache/replay'),
    revoked: withAllRevocations(readPins(SHELL_PATHS.pins), SHELL_PATHS.pins).revoked,
  });
  console.log(`Built ${pageCount} pages of ${id} again: ${target}`);
  console.log(`Next: "npm run serve -- ${path.relative(process.cwd(), target)}" shows it.`);
  for (const revocation of revocations)
    console.error(`Do not publish this site: ${revocation}. Use it only to see what it did.`);
  if (differences.length === 0) return;
  console.error(
    `These files differ from those that were recorded: ${differences.join(', ')}. The composer has changed since. Check out the commit of that time to get the same bytes.`,
  );
  process.exitCode = 1;
});
