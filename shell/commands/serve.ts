import path from 'node:path';
import { SHELL_PATHS } from '../compose/shell-build/paths';
import { serveWithApi } from './serveWithApi';
import { runCommand } from '../compose/terminal/runCommand';
import { serveUntilStopped } from './serveUntilStopped';

const site = path.resolve(process.argv[2] ?? SHELL_PATHS.site);

runCommand(() => serveUntilStopped((port) => serveWithApi(site, port)));
