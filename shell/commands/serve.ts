import path from 'node:path';
import { SHELL_PATHS } from '../compose/shell-build/paths';
import { serveWithApi } from './serveWithApi';
import { readArguments } from '../compose/terminal/readArguments';
import { runMain } from '../compose/terminal/runMain';
import { assertAtMost } from '../compose/terminal/usageError';
import { serveUntilStopped } from './serveUntilStopped';

const USAGE = `Usage: npm run serve -- [<folder>]
  serves a composed site with its API on http://127.0.0.1:4173; PORT=<number> uses another port
  <folder>   the site; default shell/dist/site`;

const { positionals } = readArguments(USAGE, { allowPositionals: true });

runMain(async () => {
  assertAtMost(USAGE, positionals, 1);
  const site = path.resolve(positionals[0] ?? SHELL_PATHS.site);
  await serveUntilStopped((port) => serveWithApi(site, port));
});
