import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createEnvironment, startIn } from './runIn';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'run-in-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const start = (ready: RegExp, script: string) =>
  startIn(folder, createEnvironment(), ready, [process.execPath, '-e', script]);

/** Prints the id of its process, and runs until it is stopped. */
const ENDLESS = `console.log('I am ' + process.pid);
  require('node:fs').writeFileSync('started', '');
  setInterval(() => {}, 1000);`;

const isRunning = (id: number) => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

test('waits for the line that says that a program is ready, and stops the program', async () => {
  const { match, stop } = await start(/I am (\d+)/, ENDLESS);
  expect(isRunning(Number(match[1]))).toBe(true);
  await stop();
  expect(isRunning(Number(match[1]))).toBe(false);
});

test('stops a program whose line does not come in time, and says what it printed', async () => {
  fs.rmSync(path.join(folder, 'started'), { force: true });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const failure = start(/ready/, ENDLESS).then(
    () => '',
    (error: Error) => error.message,
  );
  while (!fs.existsSync(path.join(folder, 'started'))) await wait(10);
  jest.runAllTimers();
  jest.useRealTimers();
  const [, id] = /did not print .ready. within 900 s\.\nI am (\d+)/.exec(await failure) ?? [];
  expect(id).toBeDefined();
  expect(isRunning(Number(id))).toBe(false);
});

test('reports a program that ends before', async () => {
  await expect(start(/ready/, "console.log('no port')")).rejects.toMatchObject({
    code: 'WALK_FAILED',
    message: expect.stringContaining('it ended.\nno port') as string,
  });
});
