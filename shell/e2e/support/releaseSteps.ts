import fs from 'node:fs';
import path from 'node:path';
import { buildRemote } from '@portfolio/build';
import { createPage, createRemote } from '@portfolio/create-remote';
import { createFolderRegistry, publishRelease } from '@portfolio/registry';
import { runMain } from '../../compose/terminal/runMain';
import { compose } from '../../compose/compose';
import { rollbackPin } from '../../compose/pin/rollbackPin';
import { setPin } from '../../compose/pin/setPin';
import { copyRemoteOut, deployTo } from './copyRemoteOut';
import { LIGHT_SITE, MAIN_SITE, toTestPaths } from './testPaths';

/** Releases are pinned in the same way on the light site, which composes in a third of the time. */
const FIRST_SITE = process.env['RELEASES'] === 'all' ? MAIN_SITE : LIGHT_SITE;
const PATHS = toTestPaths('release');
const ID = 'css-demos';
const NEWCOMER = 'sound-toys';
const VERSION = '99.1.0';
const NEWCOMER_VERSION = '1.0.0';

/**
 * Deploys the remote's next version as its team would: from its own folder, without the shell and the other remotes, with
 * another page from the scaffold.
 */
function deployNextVersion(): void {
  const dir = copyRemoteOut(ID, 'links');
  try {
    createPage(dir, ID, { page: 'echo' });
    const file = path.join(dir, 'package.json');
    const description = JSON.parse(fs.readFileSync(file, 'utf8')) as object;
    fs.writeFileSync(file, JSON.stringify({ ...description, version: VERSION }));
    deployTo(PATHS.registry, dir);
  } finally {
    fs.rmSync(path.dirname(dir), { recursive: true, force: true });
  }
}

/** Scaffolds a fifth remote, as a new team would. */
function writeNewcomer(): string {
  const folder = path.join(path.dirname(PATHS.pins), 'remotes');
  createRemote(folder, { id: NEWCOMER, mount: '/work/js', page: 'tapTempo' });
  return path.join(folder, NEWCOMER);
}

async function releaseNewcomer(): Promise<void> {
  const dir = writeNewcomer();
  await publishRelease(dir, await buildRemote(dir, NEWCOMER_VERSION), createFolderRegistry(PATHS.registry));
}

const pin = (id: string, version: string) =>
  setPin({ paths: PATHS, registry: createFolderRegistry(PATHS.registry), id, version });

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
    deployNextVersion();
    await pin(ID, VERSION);
    await releaseNewcomer();
    await pin(NEWCOMER, NEWCOMER_VERSION);
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

runMain(async () => {
  const step = STEPS[process.argv[2] ?? ''];
  if (step === undefined) throw new Error(`There is no step "${process.argv[2]}".`);
  await step();
});
