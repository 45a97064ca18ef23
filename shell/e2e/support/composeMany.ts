import fs from 'node:fs';
import path from 'node:path';
import { createFolderRegistry } from '@portfolio/registry';
import { compose } from '../../compose/compose';
import { runMain } from '../../compose/terminal/runMain';
import { pinSynthetic } from '../../tools/bench/scale/publishSynthetic';
import { MANY_SITE } from './testPaths';

// Composes synthetic remotes that have more scripts than a header can carry.
runMain(async () => {
  fs.rmSync(path.dirname(MANY_SITE.pins), { recursive: true, force: true });
  pinSynthetic(MANY_SITE.registry, MANY_SITE.pins, {
    ...{ remotes: 2, pagesEach: 6, spareScripts: 100 },
  });
  await compose({ paths: MANY_SITE, registry: createFolderRegistry(MANY_SITE.registry) });
});
