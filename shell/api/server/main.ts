import { readPort } from '@portfolio/build/read-port';
import { reportFailure } from '@portfolio/build/report-failure';
import { readEnvironment } from './readEnvironment';
import { serveApi } from './serveApi';

/** Default port of the API when it runs alone; `PORT` overrides it. */
const DEFAULT_PORT = 8787;

async function main(): Promise<void> {
  const { env } = process;
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
