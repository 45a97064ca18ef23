import { SHELL_PATHS } from '../paths';
import { serveSite } from '../server/siteServer';
import { runCommand } from './runCommand';

/** Port of the composed site unless `PORT` says otherwise. */
const DEFAULT_PORT = 4173;

runCommand(async () => {
  const server = await serveSite({
    site: SHELL_PATHS.site,
    port: Number(process.env['PORT'] ?? DEFAULT_PORT),
  });
  console.log(`The site is at ${server.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.close().then(() => process.exit(0)));
});
