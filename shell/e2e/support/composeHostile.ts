import fs from 'node:fs';
import path from 'node:path';
import { createFolderRegistry, readRelease } from '@portfolio/registry';
import { runMain } from '../../compose/terminal/runMain';
import { compose } from '../../compose/compose';
import { withPin } from '../../compose/pin/changePin';
import { readPins, writePins } from '../../compose/pin/pinsFile';
import { deriveRelease } from './deriveRelease';
import { HOSTILE_SITE, MAIN_SITE } from './testPaths';

const ID = 'css-demos';

/** Three global rules, and a class that covers the window with the highest possible z-index. */
const HOSTILE_CSS = `
body { background: lime; } * { word-spacing: 20px; } @media all { header { display: none; } }
.pulseAnimation-demo { position: fixed; inset: 0; z-index: 2147483647; }
`;

// Composes a site with a remote that the gate would refuse: its pin is written without asking the gate.
runMain(async () => {
  fs.rmSync(path.dirname(HOSTILE_SITE.pins), { recursive: true, force: true });
  fs.cpSync(MAIN_SITE.registry, HOSTILE_SITE.registry, { recursive: true });
  fs.cpSync(MAIN_SITE.cache, HOSTILE_SITE.cache, { recursive: true });
  const registry = createFolderRegistry(HOSTILE_SITE.registry);
  const { pin } = await readRelease(registry, ID, await deriveRelease(registry, ID, { css: HOSTILE_CSS }));
  writePins(HOSTILE_SITE.pins, withPin(readPins(MAIN_SITE.pins), ID, pin));
  await compose({ paths: HOSTILE_SITE, registry, isGated: false });
});
