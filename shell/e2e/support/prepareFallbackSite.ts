import fs from 'node:fs';
import path from 'node:path';
import { createFolderRegistry, listRemoteIds } from '@portfolio/registry';
import { runMain } from '../../compose/terminal/runMain';
import { compose } from '../../compose/compose';
import { setPin } from '../../compose/pin/setPin';
import { deriveRelease } from './deriveRelease';
import type { ShellPaths } from '../../compose/shell-build/paths';
import { readPins, writePins } from '../../compose/pin/pinsFile';
import { FALLBACK_SITE, LIGHT_FALLBACK_SITE, LIGHT_SITE, MAIN_SITE } from './testPaths';

/** Two thirds of the site's files are drawings of this remote. */
const HEAVY_ID = 'case-studies';

/** Composes another site's pins without the heavy remote. */
async function composeLight(paths: ShellPaths, whole: ShellPaths & { registry: string }): Promise<void> {
  fs.rmSync(path.dirname(paths.pins), { recursive: true, force: true });
  fs.cpSync(whole.cache, paths.cache, { recursive: true });
  const { remotes } = readPins(whole.pins);
  writePins(paths.pins, {
    schema: 1,
    remotes: Object.fromEntries(Object.entries(remotes).filter(([id]) => id !== HEAVY_ID)),
  });
  await compose({ paths, registry: createFolderRegistry(whole.registry) });
}

// Composes a site with two releases of each remote, from the registry of the main site, and the light sites.
runMain(async () => {
  fs.rmSync(path.dirname(FALLBACK_SITE.pins), { recursive: true, force: true });
  fs.cpSync(MAIN_SITE.registry, FALLBACK_SITE.registry, { recursive: true });
  fs.copyFileSync(MAIN_SITE.pins, FALLBACK_SITE.pins);
  fs.cpSync(MAIN_SITE.cache, FALLBACK_SITE.cache, { recursive: true });
  const registry = createFolderRegistry(FALLBACK_SITE.registry);
  for (const id of await listRemoteIds(registry))
    await setPin({ paths: FALLBACK_SITE, registry, id, version: await deriveRelease(registry, id) });
  await compose({ paths: FALLBACK_SITE, registry });
  await composeLight(LIGHT_SITE, MAIN_SITE);
  await composeLight(LIGHT_FALLBACK_SITE, FALLBACK_SITE);
});
