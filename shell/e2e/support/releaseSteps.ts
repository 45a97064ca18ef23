import fs from 'node:fs';
import path from 'node:path';
import { buildRemote } from '@portfolio/build';
import { createPage, createRemote } from '@portfolio/create-remote';
import { createFolderRegistry, publishRelease } from '@portfolio/registry';
import { runCommand } from '../../compose/terminal/runCommand';
import { compose } from '../../compose/compose';
import { rollbackPin } from '../../compose/pin/rollbackPin';
import { setPin } from '../../compose/pin/setPin';
import { LIGHT_SITE, MAIN_SITE, toTestPaths } from './testPaths';

/** Releases are pinned in the same way on the light site, which composes in a third of the time. */
const FIRST_SITE = process.env['RELEASES'] === 'all' ? MAIN_SITE : LIGHT_SITE;
const PATHS = toTestPaths('release');
const ID = 'css-demos';
const NEWCOMER = 'sound-toys';
const VERSION = '99.1.0';

/** Writes the remote's next version as its team would: with another page from the scaffold. */
function writeNextVersion(): string {
  const dir = path.join(path.dirname(PATHS.pins), ID);
  fs.cpSync(path.join(PATHS.root, '../remotes', ID), dir, {
    recursive: true,
    filter: (source) => !/\/(dist|\.cache|node_modules)(\/|$)/.test(source),
  });
  createPage(dir, ID, { page: 'echo' });
  return dir;
}

/** Scaffolds a fifth remote, as a new team would. */
function writeNewcomer(): string {
  const folder = path.join(path.dirname(PATHS.pins), 'remotes');
  createRemote(folder, { id: NEWCOMER, mount: '/work/js', page: 'tapTempo' });
  return path.join(folder, NEWCOMER);
}

async function releaseAndPin(dir: string, id: string, version: string): Promise<void> {
  const registry = createFolderRegistry(PATHS.registry);
  await publishRelease(dir, await buildRemote(dir, version), registry);
  await setPin({ paths: PATHS, registry, id, version });
}

const STEPS: Readonly<Record<string, () => Promise<unknown>>> = {
  /** Copies a site with all that it was composed from. */
  async prepare() {
    const folder = path.dirname(PATHS.pins);
    fs.rmSync(folder, { recursive: true, force: true });
    // Its links are relative.
    fs.cpSync(path.dirname(FIRST_SITE.pins), folder, { recursive: true, verbatimSymlinks: true });
    fs.cpSync(MAIN_SITE.registry, PATHS.registry, { recursive: true, verbatimSymlinks: true });
  },
  async upgrade() {
    await releaseAndPin(writeNextVersion(), ID, VERSION);
    await releaseAndPin(writeNewcomer(), NEWCOMER, '1.0.0');
    await composeSite();
  },
  /** Composes the same inputs again into another folder, with an empty cache. */
  async again() {
    const folder = path.dirname(PATHS.pins);
    const paths = {
      ...PATHS,
      site: path.join(folder, 'site-again'),
      cache: path.join(folder, 'cache-again'),
    };
    await compose({ paths, registry: createFolderRegistry(PATHS.registry) });
  },
  async rollback() {
    await rollbackPin({ paths: PATHS, registry: createFolderRegistry(PATHS.registry), id: ID });
    await composeSite();
  },
};

function composeSite() {
  return compose({ paths: PATHS, registry: createFolderRegistry(PATHS.registry) });
}

runCommand(async () => {
  const step = STEPS[process.argv[2] ?? ''];
  if (step === undefined) throw new Error(`There is no step "${process.argv[2]}".`);
  await step();
});
