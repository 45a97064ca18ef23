import fs from 'node:fs';
import path from 'node:path';
import { buildRemote } from '@portfolio/build';
import { createFolderRegistry, listRemoteIds, publishRelease } from '@portfolio/registry';
import { runCommand } from '../../../compose/terminal/runCommand';
import { compose } from '../../../compose/compose';
import { readPins, writePins } from '../../../compose/pin/pinsFile';
import { setPin } from '../../../compose/pin/setPin';
import { FAULT_SITE, MAIN_SITE } from '../testPaths';
import { listTargets } from './faultTargets';

const FOLDER = path.dirname(FAULT_SITE.pins);
const VERSION = '98.0.0';

/** The remote as it is, but for a style file of its first page. */
function copyWithStyle(id: string): string {
  const dir = path.join(FOLDER, id);
  fs.cpSync(path.join(FAULT_SITE.root, '../remotes', id), dir, {
    recursive: true,
    filter: (source) => !/\/(dist|\.cache|node_modules)(\/|$)/.test(source),
  });
  const { file } = listTargets(MAIN_SITE).find(
    ({ remoteId, kind }) => remoteId === id && kind === 'lazy chunk',
  ) ?? { file: '' };
  const page = path.join(dir, 'src/pages', file.split('.')[0] ?? '');
  fs.writeFileSync(path.join(page, 'fault.css'), '.fault-matrix { margin: 0.5px; }\n');
  const source = fs.readFileSync(path.join(page, 'page.tsx'), 'utf8');
  fs.writeFileSync(path.join(page, 'page.tsx'), `import './fault.css';\n${source}`);
  return dir;
}

// Composes a site whose remotes all have a style file, from the registry of the main one.
runCommand(async () => {
  fs.rmSync(FOLDER, { recursive: true, force: true });
  fs.cpSync(MAIN_SITE.registry, FAULT_SITE.registry, { recursive: true });
  fs.copyFileSync(MAIN_SITE.pins, FAULT_SITE.pins);
  fs.cpSync(MAIN_SITE.cache, FAULT_SITE.cache, { recursive: true });
  const registry = createFolderRegistry(FAULT_SITE.registry);
  const styled = new Set(
    listTargets(MAIN_SITE).flatMap(({ remoteId, kind }) => (kind === 'CSS' ? [remoteId] : [])),
  );
  for (const id of await listRemoteIds(registry)) {
    if (styled.has(id)) continue;
    const dir = copyWithStyle(id);
    await publishRelease(dir, await buildRemote(dir, VERSION), registry);
    await setPin({ paths: FAULT_SITE, registry, id, version: VERSION });
    console.log(`[${id}] Built ${VERSION} with a style file.`);
  }
  // What was pinned before would take the place of what is at fault.
  const { schema, remotes } = readPins(FAULT_SITE.pins);
  writePins(FAULT_SITE.pins, {
    schema,
    remotes: Object.fromEntries(Object.entries(remotes).map(([id, pin]) => [id, { ...pin, previous: null }])),
  });
  await compose({ paths: FAULT_SITE, registry });
});
