import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describeOwner, type LockOwner } from './lockOwner';
import { withLock } from './withLock';

let folder: string;
let target: string;
let lines: string[];
const log = (line: string) => void lines.push(line);

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'));
  target = path.join(folder, 'count');
  lines = [];
});

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Runs a script in a child process; `withLock` and `target` are defined there. */
function run(script: string): ChildProcess {
  const code = `
    const fs = require('node:fs');
    const { withLock } = require(${JSON.stringify(path.join(__dirname, 'withLock'))});
    const target = ${JSON.stringify(target)};
    const log = () => {};
    ${script}`;
  return spawn(process.execPath, ['--require', require.resolve('tsx/cjs'), '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Creates a lock as this owner would have left it. */
function leaveLock(owner: Partial<LockOwner>): void {
  fs.mkdirSync(`${target}.lock`);
  fs.writeFileSync(path.join(`${target}.lock`, 'token'), JSON.stringify({ ...describeOwner(), ...owner }));
}

test('four processes that count at the same time lose no update, and leave no files behind', async () => {
  fs.writeFileSync(target, '0');
  const script = `(async () => {
    for (let round = 0; round < 50; round += 1)
      await withLock(target, async () => {
        const count = Number(fs.readFileSync(target, 'utf8'));
        await new Promise((resolve) => setImmediate(resolve));
        fs.writeFileSync(target, String(count + 1));
      }, { log });
  })();`;
  const exits = await Promise.all([1, 2, 3, 4].map(() => once(run(script), 'exit')));
  expect(exits).toEqual(Array(4).fill([0, null]));
  expect(fs.readFileSync(target, 'utf8')).toBe('200');
  expect(fs.readdirSync(folder)).toEqual(['count']);
});

test('two jobs of one process run one after the other, and a failing one releases the lock', async () => {
  const order: string[] = [];
  const work = (name: string) =>
    withLock(
      target,
      async () => {
        order.push(`${name} begins`);
        await new Promise((resolve) => setImmediate(resolve));
        order.push(`${name} ends`);
        throw new Error(name);
      },
      { log },
    );
  const results = await Promise.allSettled([work('a'), work('b')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect(lines).toEqual([expect.stringMatching(/^Waiting for process \d+ on .*count\.$/)]);
  expect(fs.readdirSync(folder)).toEqual([]);
});

test('the lock of a killed process is taken over once, with a message', async () => {
  const child = run(`withLock(target, () => new Promise(() => {
    setInterval(() => {}, 1000);
    console.log('at work');
  }), { log });`);
  await once(child.stdout ?? child, 'data');
  await expect(withLock(target, () => {}, { waitMs: 0, log })).rejects.toMatchObject({
    code: 'LOCKED',
    message: expect.stringMatching(
      new RegExp(`process ${child.pid} on .* has been changing it since [\\s\\S]*remove .*count\\.lock\\.$`),
    ) as string,
  });
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
  const works = [1, 2, 3].map((value) => withLock(target, () => value, { log }));
  expect(await Promise.all(works)).toEqual([1, 2, 3]);
  expect(lines.filter((line) => line.startsWith('Took over'))).toEqual([
    `Took over from process ${child.pid}, which stopped while changing ${target}.`,
  ]);
  expect(fs.readdirSync(folder)).toEqual([]);
});

test('a lock of another machine or container is never taken over', async () => {
  for (const owner of [{ host: 'elsewhere' }, { namespace: 'pid:[1]' }]) {
    leaveLock({ pid: 999_999_999, ...owner });
    await expect(withLock(target, () => {}, { waitMs: 0, log })).rejects.toMatchObject({ code: 'LOCKED' });
    fs.rmSync(`${target}.lock`, { recursive: true });
  }
});

test('a lock with a file of another program is refused with the remedy, and its owner is still found', async () => {
  const lock = `${target}.lock`;
  fs.mkdirSync(lock);
  fs.writeFileSync(path.join(lock, '.DS_Store'), '\0');
  await expect(withLock(target, () => {}, { log })).rejects.toMatchObject({
    code: 'LOCKED',
    message: expect.stringMatching(
      /is not a lock's\. If no other command is running, remove .*\.lock\.$/,
    ) as string,
  });
  fs.writeFileSync(path.join(lock, 'token'), JSON.stringify({ ...describeOwner(), host: 'elsewhere' }));
  await expect(withLock(target, () => {}, { log, waitMs: 0 })).rejects.toThrow(
    /on elsewhere has been changing/,
  );
});

test('a process that reuses the id of a dead owner does not hold its lock', async () => {
  leaveLock({ started: `${describeOwner().started}0` });
  const isKnown = describeOwner().started !== '';
  const result = withLock(target, () => 'done', { waitMs: 0, log });
  await (isKnown
    ? expect(result).resolves.toBe('done')
    : expect(result).rejects.toMatchObject({ code: 'LOCKED' }));
});

test('removes the files of a process that was killed while it took the lock', async () => {
  fs.mkdirSync(`${target}.lock.999999999-token`);
  fs.mkdirSync(`${target}.lock`);
  expect(await withLock(target, () => 'done', { log })).toBe('done');
  expect(fs.readdirSync(folder)).toEqual([]);
});
