import { readPort } from '@portfolio/build/read-port';
import { reportFailure } from '@portfolio/build/report-failure';
import { SiteError } from '@portfolio/contract';
import { readEnvironment } from './readEnvironment';
import { serveApi } from './serveApi';

/** Default port of the API when it runs alone; `PORT` overrides it. */
const DEFAULT_PORT = 8787;

async function main(): Promise<void> {
  const { argv, env } = process;
  const surplus = argv[2];
  if (surplus !== undefined)
    throw new SiteError(
      `Usage: npm run api\n\n"${surplus}" is not understood. Set environment variables, such as PORT=9000; shell/api/README.md lists them.`,
      'USAGE',
    );
  const host = env['HOST'];
  const server = await serveApi(readEnvironment(env), {
    port: readPort(DEFAULT_PORT),
    ...(host && { host }),
  });
  console.log(`The API is at ${server.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.close().then(() => process.exit(0)));
}

main().catch((error: unknown) => reportFailure(error));
