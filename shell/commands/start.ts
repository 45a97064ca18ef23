import { openRegistry } from '@portfolio/registry';
import { assembleSite } from '../compose/assembleSite';
import { readPins } from '../compose/pin/pinsFile';
import { LOCAL_PINS, SHELL_PATHS } from '../compose/shell-build/paths';
import { serveWithApi } from './serveWithApi';
import { readArguments } from '../compose/terminal/readArguments';
import { runMain } from '../compose/terminal/runMain';
import { serveUntilStopped } from './serveUntilStopped';

const USAGE = `Usage: npm start
  installs, builds what has changed, publishes it into .registry (PORTFOLIO_REGISTRY), composes the site with local pins,
  and serves it with its API on http://127.0.0.1:4173; PORT=<number> uses another port`;

runMain(async () => {
  readArguments(USAGE, {});
  const { id, pageCount } = await assembleSite({
    paths: { ...SHELL_PATHS, pins: LOCAL_PINS },
    pinned: readPins(SHELL_PATHS.pins),
    registry: openRegistry(SHELL_PATHS.root),
    log: (line) => console.log(line),
  });
  console.log(`Composed ${pageCount} pages as ${id}.`);
  await serveUntilStopped((port) => serveWithApi(SHELL_PATHS.site, port));
});
