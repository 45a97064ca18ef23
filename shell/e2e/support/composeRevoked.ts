import fs from 'node:fs';
import path from 'node:path';
import { createFolderRegistry } from '@portfolio/registry';
import { runMain } from '../../compose/terminal/runMain';
import { compose } from '../../compose/compose';
import { readPins, writePins } from '../../compose/pin/pinsFile';
import { revokeRelease } from '../../compose/pin/revokeRelease';
import { rollbackPin } from '../../compose/pin/rollbackPin';
import { FALLBACK_SITE, REVOKED_SITE } from './testPaths';

const ID = 'js-demos';

// Composes the fallback site after the pinned release of one remote was revoked; only with that remote, to be quick.
runMain(async () => {
  const { pins } = REVOKED_SITE;
  fs.rmSync(path.dirname(pins), { recursive: true, force: true });
  fs.cpSync(FALLBACK_SITE.registry, REVOKED_SITE.registry, { recursive: true });
  fs.cpSync(FALLBACK_SITE.cache, REVOKED_SITE.cache, { recursive: true });
  const registry = createFolderRegistry(REVOKED_SITE.registry);
  const { remotes } = readPins(FALLBACK_SITE.pins);
  writePins(pins, {
    schema: 1,
    remotes: Object.fromEntries(Object.entries(remotes).filter(([id]) => id === ID)),
  });
  const version = remotes[ID]?.version ?? '';
  const reason = 'It follows visitors.';
  await revokeRelease({ paths: REVOKED_SITE, registry, id: ID, version, reason, date: '2026-11-20' });
  await rollbackPin({ paths: REVOKED_SITE, registry, id: ID });
  await compose({ paths: REVOKED_SITE, registry });
});
