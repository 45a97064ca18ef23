import { openRegistry } from '@portfolio/registry';
import { assembleSite } from '../compose/assembleSite';
import { readPins } from '../compose/pin/pinsFile';
import { LOCAL_PINS, SHELL_PATHS } from '../compose/shell-build/paths';
import { serveWithApi } from './serveWithApi';
import { runMain } from '../compose/terminal/runMain';
import { serveUntilStopped } from './serveUntilStopped';

runMain(async () => {
  const { id, pageCount } = await assembleSite({
    paths: { ...SHELL_PATHS, pins: LOCAL_PINS },
    pinned: readPins(SHELL_PATHS.pins),
    registry: openRegistry(SHELL_PATHS.root),
    log: (line) => console.log(line),
  });
  console.log(`Composed ${pageCount} pages as ${id}.`);
  await serveUntilStopped((port) => serveWithApi(SHELL_PATHS.site, port));
});
