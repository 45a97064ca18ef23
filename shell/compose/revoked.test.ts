import fs from 'node:fs';
import path from 'node:path';
import { compose } from './compose';
import { createTinySite, type TinySite } from './compose-testing/tinySite';
import { listOutdated, toPinRows } from './pin/describePins';
import { diffRelease } from './pin/diffRelease';
import { readPins, writePins } from './pin/pinsFile';
import { revokeRelease, undoRevocation } from './pin/revokeRelease';
import { rollbackPin } from './pin/rollbackPin';
import { setPin } from './pin/setPin';
import { replay } from './replay';
import type { CompositionFacts } from './shell-build/shellBuild';

const WHY = 'games 1.1.0 was revoked on 2026-11-20: It reads what visitors type.';
const UNDO =
  'undo the revocation with "npm run pins -- revoke games@1.1.0 --undo", in each environment that has it.';

let tiny: TinySite;

/** Three releases: the second is pinned, the first is its fallback. */
beforeEach(async () => {
  tiny = await createTinySite();
  await tiny.buildShell('one');
  for (const [version, entry] of Object.entries({ '1.0.0': 'a1', '1.1.0': 'a2', '1.2.0': 'a3' }))
    await tiny.publish('games', version, [`entry.${entry}.js`, 'shared.b1.js']);
  await tiny.pin('games', '1.0.0');
  await tiny.pin('games', '1.1.0');
});

afterEach(() => tiny.remove());

const composeSite = (hasAllReleases = false) =>
  compose({ paths: tiny.paths, registry: tiny.registry, hasAllReleases });
const set = (version: string) => setPin({ paths: tiny.paths, registry: tiny.registry, id: 'games', version });
const rollback = () => rollbackPin({ paths: tiny.paths, registry: tiny.registry, id: 'games' });
const readText = (name: string) => fs.readFileSync(path.join(tiny.paths.site, name), 'utf8');
const readFacts = () => JSON.parse(readText('composition.json')) as CompositionFacts;
const listFiles = () =>
  fs.readdirSync(path.join(tiny.paths.site, 'remotes/games')).filter((name) => name.endsWith('.js'));

test('compose refuses a revoked pinned release, names one to pin, and does not change the site', async () => {
  const { id } = await composeSite();
  await tiny.revoke('games', '1.1.0');
  await expect(composeSite()).rejects.toMatchObject({
    code: 'REVOKED',
    message: expect.stringContaining(
      `${WHY}\n  Next: Pin 1.0.0 with "npm run pins -- rollback games", or ${UNDO}`,
    ) as string,
  });
  expect(readFacts().compositionId).toBe(id);
  await undoRevocation({ paths: tiny.paths, id: 'games', version: '1.1.0' });
  expect((await composeSite()).id).toBe(id);
});

test('the next site contains no file of a revoked release: not for open tabs, as an override or as a fallback', async () => {
  const first = await composeSite();
  await tiny.revoke('games', '1.1.0');
  expect(await rollback()).toEqual({ version: '1.0.0', previousVersion: '1.1.0' });
  const second = await composeSite(true);
  expect(second.carriedOver).toMatchObject({ compositionCount: 1, losses: [] });
  expect(listFiles()).toEqual(['entry.a1.js', 'entry.a3.js', 'shared.b1.js']);
  const { pins, remotes } = readFacts();
  expect(pins.revoked).toHaveLength(1);
  expect(pins.remotes['games']?.previous).toBeNull();
  expect(remotes[0]?.releases.map(({ version }) => version)).toEqual(['1.2.0', '1.0.0']);
  // Open tabs learn about it from every page they fetch; service workers from their next update.
  expect(readText('index.html')).toMatch(/"revocations":"[0-9a-f]{8}"/);
  expect(readText('sw.js')).toContain('"revoked":["/remotes/games/entry.a2.js"]');

  // Earlier compositions can still be rebuilt, to investigate what they did.
  const cacheDir = path.join(tiny.paths.root, 'replay');
  const target = path.join(tiny.paths.root, 'again');
  const { revoked } = pins;
  expect(await replay({ registry: tiny.registry, id: first.id, target, cacheDir, revoked })).toMatchObject({
    differences: [],
    revocations: [expect.stringMatching(/^games 1\.1\.0 was revoked on /)],
  });
  expect(await replay({ registry: tiny.registry, id: second.id, target, cacheDir, revoked })).toMatchObject({
    differences: [],
    revocations: [],
  });
});

test('a good release with the browser files of a revoked one is not blocked', async () => {
  await tiny.publish('games', '1.1.1', ['entry.a2.js', 'shared.b1.js']);
  await tiny.pin('games', '1.1.1');
  await tiny.revoke('games', '1.1.1');
  expect(await rollback()).toMatchObject({ version: '1.1.0' });
  await composeSite();
  expect(readFacts().pins).toMatchObject({
    remotes: { games: { version: '1.1.0' } },
    revoked: [{ version: '1.1.1', entry: 'entry.a2.js' }],
  });
  expect(readText('sw.js')).not.toContain('"revoked"');
});

test('the gate and a rollback refuse a revoked release with its reason, and "latest" skips it', async () => {
  await tiny.revoke('games', '1.2.0');
  await expect(set('1.2.0')).rejects.toMatchObject({
    code: 'REFUSED',
    message: expect.stringContaining('- revoked: games 1.2.0 was revoked on 2026-11-20') as string,
  });
  expect((await set('latest')).version).toBe('1.1.0');

  // A merge may bring back a revoked fallback.
  const { remotes } = readPins(tiny.paths.pins);
  await tiny.revoke('games', '1.0.0');
  writePins(tiny.paths.pins, { ...readPins(tiny.paths.pins), remotes });
  await expect(rollback()).rejects.toMatchObject({
    code: 'NO_PREVIOUS',
    message: expect.stringMatching(
      /no earlier good release of it is in the pins\. games 1\.0\.0 was revoked on 2026-11-20: /,
    ) as string,
  });
  expect(readPins(tiny.paths.pins).remotes).toEqual(remotes);
  await composeSite();
  expect(listFiles()).toEqual(['entry.a2.js', 'shared.b1.js']);
});

test('refuses a rollback for what it would break, but not for faults of another remote', async () => {
  await tiny.publish('music', '1.0.0', ['music.js']);
  await tiny.pin('music', '1.0.0');
  await tiny.registry.remove('music/releases/1.0.0.json');
  expect((await rollback()).version).toBe('1.0.0');
  await tiny.pin('games', '1.1.0');
  await tiny.registry.remove('games/releases/1.0.0.json');
  await expect(rollback()).rejects.toMatchObject({
    code: 'REFUSED',
    message: expect.stringContaining('- hashes: ') as string,
  });
  expect(readPins(tiny.paths.pins).remotes['games']?.version).toBe('1.1.0');
});

test('list, outdated and diff show rolled-back and revoked releases', async () => {
  await set('1.2.0');
  await rollback();
  await tiny.revoke('games', '1.0.0');
  const pins = readPins(tiny.paths.pins);
  expect(toPinRows(pins).map((row) => row.slice(0, 5))).toEqual([
    ['remote', 'version', 'last known good', 'rolled back', 'revoked'],
    ['games', '1.1.0', '-', '1.2.0', '1.0.0'],
  ]);
  expect((await listOutdated(pins, tiny.registry)).slice(1)).toEqual([
    ['games', '1.1.0', '1.2.0', 'rolled back'],
  ]);
  expect((await set('latest')).version).toBe('1.1.0');
  const state = 'revoked on 2026-11-20: It reads what visitors type.';
  expect((await diffRelease(pins, tiny.registry, 'games', '1.0.0')).origins.at(-1)).toEqual([
    'state',
    '-',
    state,
    '',
  ]);
});

test('a valid release replaces one that can no longer be read', async () => {
  fs.appendFileSync(path.join(tiny.registry.location, 'games/releases/1.1.0.json'), ' ');
  expect(await set('1.2.0')).toMatchObject({ isWritten: true, previousVersion: '1.1.0' });
});

test('revokes a missing release by the data of its pin; refuses an unknown one, or one without a reason', async () => {
  const revoke = (version: string, reason = 'It reads what visitors type.') =>
    revokeRelease({
      paths: tiny.paths,
      registry: tiny.registry,
      id: 'games',
      version,
      reason,
      date: '2026-11-20',
    });
  const before = readPins(tiny.paths.pins);
  await tiny.registry.remove('games/releases/1.1.0.json');
  expect(await revoke('1.1.0')).toEqual({ isPinned: true, fallbackVersion: '1.0.0' });
  const { integrity } = before.remotes['games'] ?? {};
  expect(readPins(tiny.paths.pins).revoked).toEqual([
    { id: 'games', version: '1.1.0', integrity, reason: 'It reads what visitors type.', date: '2026-11-20' },
  ]);
  await expect(revoke('9.9.9')).rejects.toMatchObject({ code: 'NOT_IN_REGISTRY' });
  await expect(revoke('1.2.0', ' ')).rejects.toMatchObject({ code: 'NO_REASON' });
  await expect(undoRevocation({ paths: tiny.paths, id: 'games', version: '1.2.0' })).rejects.toMatchObject({
    code: 'NOT_REVOKED',
  });
});
