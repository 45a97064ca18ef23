import { SHELL_PATHS } from '../paths';
import { serveSite } from '../server/siteServer';
import { runCommand } from './runCommand';
import { serveUntilStopped } from './serveUntilStopped';

runCommand(() => serveUntilStopped((port) => serveSite({ site: SHELL_PATHS.site, port })));
