import fs from 'node:fs';
import path from 'node:path';
import { startAllDevServers } from '@portfolio/build';
import { readPort } from '@portfolio/build/read-port';
import { SHELL_PATHS } from '../compose/shell-build/paths';
import { readArguments } from '../compose/terminal/readArguments';
import { runMain } from '../compose/terminal/runMain';

/** Default port of the shell in development; `PORT` overrides it. */
const DEFAULT_PORT = 3000;

const USAGE = `Usage: npm run dev
  serves the shell and all remotes from their sources on http://127.0.0.1:${DEFAULT_PORT}; PORT=<number> uses another port`;

runMain(async () => {
  readArguments(USAGE, {});
  const remotes = path.join(SHELL_PATHS.root, '../remotes');
  const dirs = fs.readdirSync(remotes).map((id) => path.join(remotes, id));
  const port = readPort(DEFAULT_PORT);
  const server = await startAllDevServers(
    SHELL_PATHS.root,
    dirs.filter((dir) => fs.existsSync(path.join(dir, 'package.json'))),
    port,
  );
  console.log(`Shell and remotes are at ${server.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.stop().then(() => process.exit(0)));
});
