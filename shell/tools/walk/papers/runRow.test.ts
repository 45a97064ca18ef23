import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Clone } from './row';
import { runRow } from './runRow';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'run-row-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const createClone = (): Clone => ({ folder, site: '', canary: '', composition: '', events: '' });

/** A program that serves one page at the port that it is given. */
fs.writeFileSync(
  path.join(folder, 'serve.js'),
  `require('node:http').createServer((request, response) => {
     response.statusCode = request.url === '/' ? 200 : 404;
     response.end('<h1>Hello</h1>');
   }).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready at http://127.0.0.1:' + process.env.PORT));`,
);
const SERVER = { command: 'node serve.js', serves: /ready at (http:\/\/[\d.:]+)/ };

test('accepts a command whose output proves its work, on either stream', async () => {
  await expect(runRow({ command: 'echo done', prints: /done/ }, createClone())).resolves.toBeUndefined();
  await expect(runRow({ command: 'echo done >&2', prints: /done/ }, createClone())).resolves.toBeUndefined();
});

test('refuses a command that does nothing, and one that fails after its work', async () => {
  await expect(runRow({ command: 'true', prints: /done/ }, createClone())).rejects.toThrow('did not print');
  const fails = { command: 'echo done; exit 1', prints: /done/ };
  await expect(runRow(fails, createClone())).rejects.toThrow('Failed to run');
});

test('fills in real names, and remembers the composition that was written', async () => {
  const clone = { ...createClone(), site: 'http://site' };
  const filledIn = ({ site }: Clone) => `echo "${site} as 0123456789ab"`;
  await runRow({ command: 'echo example', filledIn, prints: /http:\/\/site/ }, clone);
  expect(clone.composition).toBe('0123456789ab');
});

test('checks the page that a server shows, and stops the server', async () => {
  await expect(runRow({ ...SERVER, shows: /Hello/ }, createClone())).resolves.toBeUndefined();
  await expect(runRow({ ...SERVER, shows: /Goodbye/ }, createClone())).rejects.toThrow('does not show');
  await expect(runRow({ ...SERVER, path: '/none', shows: /Hello/ }, createClone())).rejects.toThrow(
    'answers 404',
  );
});

test('keeps a server running for later rows, until it is stopped', async () => {
  const clone = createClone();
  const stop = await runRow({ ...SERVER, shows: /Hello/, keepsRunning: 'site' }, clone);
  expect((await fetch(clone.site)).ok).toBe(true);
  await stop?.();
  await expect(fetch(clone.site)).rejects.toThrow();
});
