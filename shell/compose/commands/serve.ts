import { SHELL_PATHS } from '../paths';
import { serveWithApi } from '../server/serveWithApi';
import { runCommand } from './runCommand';
import { serveUntilStopped } from './serveUntilStopped';

runCommand(() => serveUntilStopped((port) => serveWithApi(SHELL_PATHS.site, port)));
