import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const TSX = require.resolve('tsx/cjs');
const POLL_MS = 20;

let home: string;
let data: string;
const children: ChildProcess[] = [];

beforeAll(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'portfolio-first-start-'));
  data = path.join(home, 'auth');
});
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  fs.rmSync(home, { recursive: true, force: true });
});

/**
 * Starts the API as `npm run api` does.
 *
 * @param maxBlocks - limits the size of files it can write, in blocks of at least 512 bytes, to simulate a full disk
 */
function start(maxBlocks?: number) {
  const limit = maxBlocks === undefined ? '' : `ulimit -f ${maxBlocks}; `;
  const command = `${limit}exec "$0" --require "$1" "$2"`;
  const main = path.join(__dirname, 'server/main.ts');
  const child = spawn('sh', ['-c', command, process.execPath, TSX, main], {
    env: { ...process.env, AUTH_DATA: data, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal)),
  );
  return { child, ended, read: () => text };
}

async function waitUntil(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
}

const readTree = (folder: string) => fs.readdirSync(folder, { recursive: true }) as string[];

// One after another in the same folder: each start finds what the previous one has left.
describe('a first start', () => {
  test('on a full disk says what to free, and leaves no key file', async () => {
    const { ended, read } = start(0);
    expect(await ended).toBe(1);
    expect(read()).toContain(`Failed to write the token keys to ${path.join(data, 'keys.json')}`);
    expect(read()).not.toMatch(/\n\s+at /);
    expect(readTree(data)).toEqual([]);
  });

  test('leaves no database if the disk fills up halfway', async () => {
    const { ended, read } = start(2_000);
    expect(await ended).toBe(1);
    expect(read()).toContain(`Failed to open the database in ${path.join(data, 'database')}`);
    expect(read()).not.toMatch(/\n\s+at /);
    expect(fs.existsSync(path.join(data, 'database'))).toBe(false);
  });

  test('leaves no database if it is killed halfway', async () => {
    fs.rmSync(path.join(data, 'database.new'), { recursive: true, force: true });
    const { child, ended } = start();
    await waitUntil(() => fs.existsSync(path.join(data, 'database.new/PG_VERSION')));
    child.kill('SIGKILL');
    expect(await ended).toBe('SIGKILL');
    expect(fs.existsSync(path.join(data, 'database'))).toBe(false);
  });

  test('succeeds after these failures, keeps its files private to the owner, and stops on request', async () => {
    const { child, ended, read } = start();
    await waitUntil(() => read().includes('The API is at ') || child.exitCode !== null);
    const [, url] = /The API is at (\S+)/.exec(read()) ?? [];
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
    for (const name of ['.', 'database', 'keys.json'])
      expect([name, fs.statSync(path.join(data, name)).mode & 0o077]).toEqual([name, 0]);
    expect(readTree(data).filter((file) => file.startsWith('database.new'))).toEqual([]);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});
