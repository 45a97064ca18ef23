import fs from 'node:fs';
import path from 'node:path';
import { createFolderRegistry } from '@portfolio/registry';
import { runMain } from '../../compose/terminal/runMain';
import { compose } from '../../compose/compose';
import { readPins, writePins } from '../../compose/pin/pinsFile';
import { deriveShell } from './deriveShell';
import { MAIN_SITE, MOVED_SITE } from './testPaths';

/** Two remotes are sufficient, and compose quickly. */
const IDS = ['js-demos', 'rsvp'];

// Composes the main site with another build of the shell. It keeps the files that tabs of the main site need.
runMain(async () => {
  const { pins, dist, cache, registry } = MOVED_SITE;
  fs.rmSync(path.dirname(pins), { recursive: true, force: true });
  fs.cpSync(MAIN_SITE.registry, registry, { recursive: true });
  fs.cpSync(MAIN_SITE.cache, cache, { recursive: true });
  deriveShell(MAIN_SITE.dist, dist);
  const { remotes } = readPins(MAIN_SITE.pins);
  writePins(pins, {
    schema: 1,
    remotes: Object.fromEntries(Object.entries(remotes).filter(([id]) => IDS.includes(id))),
  });
  await compose({ paths: MOVED_SITE, registry: createFolderRegistry(registry) });
});
