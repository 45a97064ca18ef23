import fs from 'node:fs';
import path from 'node:path';
import { createFolderRegistry } from '@portfolio/registry';
import { assembleSite } from '../../compose/assembleSite';
import { runMain } from '../../compose/terminal/runMain';
import { MAIN_SITE, MOVED_SITE } from './testPaths';

// Builds what has changed and composes the site for the browser tests, starting with an empty registry.
runMain(async () => {
  // The moved site was made from the previous main site, so it is stale too.
  for (const { pins } of [MAIN_SITE, MOVED_SITE])
    fs.rmSync(path.dirname(pins), { recursive: true, force: true });
  const registry = createFolderRegistry(MAIN_SITE.registry);
  const { pageCount, id } = await assembleSite({
    paths: MAIN_SITE,
    registry,
    log: (line) => console.log(line),
  });
  console.log(`Composed ${pageCount} pages as ${id} for the browser tests.`);
});
