import path from 'node:path';
import { SHELL_PATHS } from '../compose/shell-build/paths';
import { serveWithApi } from './serveWithApi';
import { readArguments } from '../compose/terminal/readArguments';
import { runCommand } from '../compose/terminal/runCommand';
import { serveUntilStopped } from './serveUntilStopped';

const USAGE = `Usage: npm run serve -- [<folder>]
  serves a composed site with its functions on http://127.0.0.1:4173; PORT=<number> uses another port
  <folder>   the site; default shell/dist/site`;

const { positionals } = readArguments(USAGE, { allowPositionals: true });
const site = path.resolve(positionals[0] ?? SHELL_PATHS.site);

runCommand(() => serveUntilStopped((port) => serveWithApi(site, port)));
