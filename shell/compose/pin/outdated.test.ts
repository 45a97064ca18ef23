import fs from 'node:fs/promises';
import path from 'node:path';
import { createTinySite, type TinySite } from '../compose-testing/tinySite';
import { listOutdated } from './describePins';
import { readPins } from './pinsFile';
import { tryPin } from './setPin';

let tiny: TinySite;

beforeEach(async () => {
  tiny = await createTinySite();
  for (const version of ['1.0.0', '1.1.0', '2.0.0-rc.1']) {
    await tiny.publish('games', version, [`entry.${version}.js`]);
    await tiny.publish('tools', version, [`entry.${version}.js`]);
  }
  await tiny.pin('games', '1.0.0');
  await tiny.pin('tools', '1.1.0');
});

afterEach(() => tiny.remove());

async function listRows() {
  const warnings: string[] = [];
  const [, ...rows] = await listOutdated(readPins(tiny.paths.pins), tiny.registry, (warning) =>
    warnings.push(warning),
  );
  return { rows, warnings };
}

const damage = (file: string) => fs.appendFile(path.join(tiny.registry.location, file), 'x');

test('lists remotes with a newer stable release', async () => {
  expect(await listRows()).toEqual({ rows: [['games', '1.0.0', '1.1.0', 'newer']], warnings: [] });
});

test('names a file that is not a release and continues', async () => {
  await tiny.registry.create('games/releases/notes.json', Buffer.from('{}'));
  const { rows, warnings } = await listRows();
  expect(rows).toEqual([['games', '1.0.0', '1.1.0', 'newer']]);
  expect(warnings).toEqual([expect.stringContaining('games/releases/notes.json')]);
});

test.each([
  ['games/releases/1.1.0.json', ['games', '1.0.0', '1.1.0', 'newer release is damaged']],
  ['games/releases/1.0.0.json', ['games', '1.0.0', '1.1.0', 'pinned release is damaged']],
])('reports that %s is damaged', async (file, row) => {
  await damage(file);
  expect((await listRows()).rows).toEqual([row]);
});

test('reports that a pinned release is lost', async () => {
  await fs.rm(path.join(tiny.registry.location, 'tools/releases/1.1.0.json'));
  expect((await listRows()).rows).toContainEqual(['tools', '1.1.0', '1.0.0', 'pinned release is lost']);
});

test('fails if there is no registry', async () => {
  await fs.rm(tiny.registry.location, { recursive: true });
  await expect(listRows()).rejects.toMatchObject({ code: 'REGISTRY_MISSING' });
});

test('takes the highest stable release as the latest one', async () => {
  await tiny.buildShell('one');
  const options = { paths: tiny.paths, registry: tiny.registry, id: 'games', isDryRun: true };
  expect(await tryPin({ ...options, version: 'latest' })).toMatchObject({ version: '1.1.0', refusals: [] });
  expect(await tryPin({ ...options, version: '2.0.0-rc.1' })).toMatchObject({ refusals: [] });
});

test('refuses to pin a remote named like a property of every object', async () => {
  const options = { paths: tiny.paths, registry: tiny.registry, id: 'constructor', version: 'latest' };
  await expect(tryPin(options)).rejects.toMatchObject({ code: 'BAD_REMOTE_ID' });
});
