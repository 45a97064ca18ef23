import fs from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '@portfolio/registry';
import { createGateSite, type GateSite } from '../gate/gate-testing/gateSite';
import { toPinsFile } from '../shell-build/paths';
import { readPins } from './pinsFile';
import { promotePins, readSourcePins } from './promotePins';
import { revokeRelease } from './revokeRelease';
import { rollbackPin } from './rollbackPin';
import { setPin, tryPin } from './setPin';

let site: GateSite;

beforeEach(async () => {
  site = await createGateSite();
});

afterEach(() => site.remove());

/** The same shell with the pins of another environment. */
const getStaging = () => ({
  ...site.paths,
  pins: path.join(path.dirname(site.paths.pins), 'pins.staging.json'),
});

const stage = (id: string, version: string, allow = {}) =>
  setPin({ paths: getStaging(), registry: site.registry, id, version, allow });

const promote = (id?: string) =>
  promotePins({ paths: site.paths, registry: site.registry, from: readSourcePins(getStaging().pins), id });

const list = (pins: string) =>
  Object.entries(readPins(pins).remotes).map(([id, { version }]) => `${id} ${version}`);

test('promotes pins from one environment to another and back, and skips those that are the same', async () => {
  await site.publish('a', '1.0.0', ['one']);
  await site.publish('a', '1.1.0', ['one']);
  await site.publish('b', '1.0.0', ['two']);
  await stage('a', '1.0.0');
  await stage('b', '1.0.0');
  expect((await promote()).map(({ id, version }) => `${id} ${version}`)).toEqual(['a 1.0.0', 'b 1.0.0']);
  await stage('a', '1.1.0');
  expect(list(site.paths.pins)).toEqual(['a 1.0.0', 'b 1.0.0']);
  expect((await promote()).map(({ id, version }) => `${id} ${version}`)).toEqual(['a 1.1.0']);
  expect(readPins(site.paths.pins).remotes['a']).toEqual(readPins(getStaging().pins).remotes['a']);
  await rollbackPin({ paths: site.paths, registry: site.registry, id: 'a' });
  expect(list(site.paths.pins)).toEqual(['a 1.0.0', 'b 1.0.0']);
  expect(list(getStaging().pins)).toEqual(['a 1.1.0', 'b 1.0.0']);
});

test('promotes one remote alone; refuses one that is not pinned there', async () => {
  await site.publish('a', '1.0.0', ['one']);
  await site.publish('b', '1.0.0', ['two']);
  await stage('a', '1.0.0');
  await stage('b', '1.0.0');
  await promote('b');
  expect(list(site.paths.pins)).toEqual(['b 1.0.0']);
  await expect(promote('c')).rejects.toMatchObject({ code: 'NOT_PINNED' });
});

test('refuses to promote from an environment that has no pins file', async () => {
  expect(() => promote()).toThrow(
    expect.objectContaining({
      code: 'BAD_ENVIRONMENT',
      message: expect.stringMatching(/pins\.staging\.json: .* Correct the name/) as string,
    }),
  );
  await site.publish('a', '1.0.0', ['one']);
  await stage('a', '1.0.0');
  expect(await promote()).toHaveLength(1);
});

test('rights allowed for a trial are not allowed for visitors', async () => {
  const origin = 'https://api.example.com';
  await site.publish('a', '1.0.0', ['one'], { connectOrigins: [origin] });
  await stage('a', '1.0.0', { origins: [origin] });
  const [result] = await promote();
  expect(result?.refusals.map(({ problem }) => problem)).toEqual([
    expect.stringContaining(`asks for ${origin}`),
  ]);
  expect(list(site.paths.pins)).toEqual([]);
});

test('refuses a release that was revoked where it was tried, although it is still pinned there', async () => {
  await site.publish('a', '1.0.0', ['one']);
  await stage('a', '1.0.0');
  const release = { id: 'a', version: '1.0.0', reason: 'It logs what guests type', date: '2026-11-21' };
  await revokeRelease({ paths: getStaging(), registry: site.registry, ...release });
  const [result] = await promote();
  expect(result?.refusals.map(({ problem }) => problem)).toEqual([
    'a 1.0.0 was revoked on 2026-11-21: It logs what guests type.',
  ]);
  expect(list(site.paths.pins)).toEqual([]);
});

test('a release that one environment has revoked cannot be pinned in another, by name or as the latest', async () => {
  await site.publish('a', '1.0.0', ['one']);
  await site.publish('a', '1.1.0', ['one']);
  await stage('a', '1.1.0');
  const release = { id: 'a', version: '1.1.0', reason: 'It logs what guests type', date: '2026-11-21' };
  await revokeRelease({ paths: getStaging(), registry: site.registry, ...release });
  const pin = { paths: site.paths, registry: site.registry, id: 'a' };
  expect((await tryPin({ ...pin, version: '1.1.0' })).refusals).toEqual([
    {
      check: 'revoked',
      problem: 'a 1.1.0 was revoked on 2026-11-21: It logs what guests type.',
      nextStep: expect.stringContaining('in each environment that has it') as string,
    },
  ]);
  expect(await tryPin({ ...pin, version: 'latest' })).toMatchObject({ version: '1.0.0', refusals: [] });
  expect(readPins(site.paths.pins)).toMatchObject({ remotes: { a: { version: '1.0.0' } } });
  expect(readPins(site.paths.pins).revoked).toBeUndefined();
});

test('refuses a release file that was changed since the trial', async () => {
  await site.publish('a', '1.0.0', ['one']);
  await stage('a', '1.0.0');
  const file = path.join(site.registry.location, 'a/releases/1.0.0.json');
  await fs.appendFile(file, '\n');
  await expect(promote()).rejects.toMatchObject({ code: 'BAD_HASH' });
  expect(list(site.paths.pins)).toEqual([]);
});

test('refuses a release file that changes after it was verified', async () => {
  await site.publish('a', '1.0.0', ['one']);
  await stage('a', '1.0.0');
  const file = 'a/releases/1.0.0.json';
  let readCount = 0;
  const registry: Registry = {
    ...site.registry,
    async read(name, maxBytes) {
      const bytes = await site.registry.read(name, maxBytes);
      const isChanged = name === file && (readCount += 1) > 1;
      return isChanged ? Buffer.concat([bytes, Buffer.from('\n')]) : bytes;
    },
  };
  const from = readSourcePins(getStaging().pins);
  const [result] = await promotePins({ paths: site.paths, registry, from });
  expect(result?.refusals.map(({ problem }) => problem)).toEqual([
    expect.stringContaining(`Failed to verify ${file}`),
  ]);
  expect(list(site.paths.pins)).toEqual([]);
});

test('each environment has its own pins file, beside the same teams', () => {
  expect(path.basename(toPinsFile('production'))).toBe('pins.json');
  expect(path.basename(toPinsFile('staging'))).toBe('pins.staging.json');
  expect(path.dirname(toPinsFile('staging'))).toBe(path.dirname(toPinsFile('production')));
  expect(() => toPinsFile('../staging')).toThrow(expect.objectContaining({ code: 'BAD_ENVIRONMENT' }));
});
