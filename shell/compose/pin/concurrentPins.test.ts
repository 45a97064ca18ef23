import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { createTinySite, type TinySite } from '../compose-testing/tinySite';
import { changePins, readPins } from './pinsFile';
import { setPin } from './setPin';

const ROUNDS = 20;
/** Every check runs a sample; `KILLS=all` runs everything. */
const KILLS = process.env['KILLS'] === 'all' ? 60 : 20;
const IDS = ['games', 'music'] as const;
const VERSIONS = Array.from({ length: ROUNDS }, (_, round) => `1.${round}.0`);

let tiny: TinySite;

beforeEach(async () => {
  tiny = await createTinySite();
  await tiny.buildShell('one');
});

afterEach(() => tiny.remove());

const getVersions = () => IDS.map((id) => readPins(tiny.paths.pins).remotes[id]?.version);

/** Runs a script in a child process. */
function run(script: string): ChildProcess {
  return spawn(process.execPath, ['--require', require.resolve('tsx/cjs'), '--eval', script], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

const toRequire = (name: string) => `require(${JSON.stringify(path.join(__dirname, name))})`;

test('two maintainers who pin at the same time lose no pin, twenty times', async () => {
  for (const version of VERSIONS)
    for (const id of IDS) await tiny.publish(id, version, [`${id}.${version}.js`]);
  const children = IDS.map((id) =>
    run(`
      const { setPin } = ${toRequire('setPin')};
      const { createFolderRegistry } = require('@portfolio/registry');
      const registry = createFolderRegistry(${JSON.stringify(tiny.registry.location)});
      const paths = ${JSON.stringify(tiny.paths)};
      process.on('message', (version) =>
        setPin({ paths, registry, id: '${id}', version }).then(
          () => process.send('pinned'),
          (error) => process.send(error.message),
        ));
      process.send('ready');
    `),
  );
  const waitForMessages = () => Promise.all(children.map((child) => once(child, 'message')));
  await waitForMessages();
  for (const version of VERSIONS) {
    const answers = waitForMessages();
    for (const child of children) child.send(version);
    expect((await answers).map(([answer]) => answer as string)).toEqual(['pinned', 'pinned']);
    expect(getVersions()).toEqual([version, version]);
  }
  for (const child of children) child.disconnect();
});

test('runs the gate again if another process pins meanwhile, and includes that pin', async () => {
  for (const id of IDS) await tiny.publish(id, '1.0.0', [`${id}.js`]);
  const lines: string[] = [];
  let isFirst = true;
  const registry = {
    ...tiny.registry,
    async read(file: string) {
      if (isFirst && file.startsWith('games/node/')) {
        isFirst = false;
        await tiny.pin('music', '1.0.0');
      }
      return tiny.registry.read(file);
    },
  };
  const log = (line: string) => void lines.push(line);
  await setPin({ paths: tiny.paths, registry, id: 'games', version: '1.0.0', log });
  expect(getVersions()).toEqual(['1.0.0', '1.0.0']);
  expect(lines).toEqual([
    '[games] Another process changed the pins in the meantime. Running the gate again.',
  ]);
});

test('a process killed while it pins leaves the old or the new file, complete, and a lock that is taken over', async () => {
  await tiny.publish('games', '1.0.0', ['games.js']);
  await tiny.pin('games', '1.0.0');
  const { pins } = tiny.paths;
  const script = `
    const { changePins } = ${toRequire('pinsFile')};
    const toPin = (digit) => ({ version: '1.' + digit + '.0', release: 'games/releases/1.json', integrity: 'sha384-' + digit.repeat(64) });
    (async () => {
      process.send('ready');
      for (let count = 1; ; count = (count % 9) + 1)
        await changePins(${JSON.stringify(pins)}, (before) => ({
          ...before,
          remotes: { games: { ...toPin(String(count)), previous: null } },
        }), () => {});
    })();`;
  let lockCount = 0;
  const killSome = async (count: number) => {
    for (let done = 0; done < count; done += 1) {
      const child = run(script);
      await once(child, 'message');
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      expect(await exit).toEqual([null, 'SIGKILL']);
      if (fs.existsSync(`${pins}.lock`)) lockCount += 1;
      const { version = '', integrity = '' } = readPins(pins).remotes['games'] ?? {};
      if (version !== '1.0.0') expect(integrity).toBe(`sha384-${version.charAt(2).repeat(64)}`);
    }
  };
  // Two at a time: each also has to deal with what the other leaves behind.
  await Promise.all([killSome(KILLS / 2), killSome(KILLS / 2)]);
  // On a busy machine, none of them may have got as far as taking the lock.
  while (lockCount === 0) await killSome(1);
  const lines: string[] = [];
  await changePins(
    pins,
    (before) => before,
    (line) => void lines.push(line),
  );
  expect(lines.filter((line) => !line.startsWith('Took over from process'))).toEqual([]);
  const names = fs.readdirSync(path.dirname(pins)).filter((name) => name.startsWith('pins.json'));
  expect(names).toEqual(['pins.json']);
});
