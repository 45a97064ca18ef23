import fs from 'node:fs';
import path from 'node:path';
import { createFolderRegistry, listRemoteIds } from '@portfolio/registry';
import { runCommand } from '../../compose/terminal/runCommand';
import { compose } from '../../compose/compose';
import { setPin } from '../../compose/pin/setPin';
import { deriveRelease } from './deriveRelease';
import { FALLBACK_SITE, MAIN_SITE } from './testPaths';

// Composes a site whose remotes were all released twice, from the registry of the main one.
runCommand(async () => {
  fs.rmSync(path.dirname(FALLBACK_SITE.pins), { recursive: true, force: true });
  fs.cpSync(MAIN_SITE.registry, FALLBACK_SITE.registry, { recursive: true });
  fs.copyFileSync(MAIN_SITE.pins, FALLBACK_SITE.pins);
  fs.cpSync(MAIN_SITE.cache, FALLBACK_SITE.cache, { recursive: true });
  const registry = createFolderRegistry(FALLBACK_SITE.registry);
  for (const id of await listRemoteIds(registry))
    await setPin({ paths: FALLBACK_SITE, registry, id, version: await deriveRelease(registry, id) });
  await compose({ paths: FALLBACK_SITE, registry });
});
