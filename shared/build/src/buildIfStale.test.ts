import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildIfStale } from './buildIfStale';
import { buildShell } from './buildShell';

let root: string;
let dir: string;

const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};

const build = jest.fn(() => {
  write('remotes/a/dist/out.js', '1');
  return Promise.resolve();
});

beforeEach(() => {
  build.mockClear();
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'stale-'));
  dir = path.join(root, 'remotes/a');
  write('lerna.json', '{}');
  write('package-lock.json', '{}');
  write('shared/x.ts', '1');
  write('remotes/a/src/page.ts', '1');
});

afterEach(() => fs.rmSync(root, { recursive: true }));

test('builds once, rebuilds after a change of the sources or of shared/, but not for a test or a README', async () => {
  const wasBuilt = () => buildIfStale(dir, build);

  expect(await wasBuilt()).toBe(true);
  expect(await wasBuilt()).toBe(false);
  write('remotes/a/src/page.ts', '2');
  expect(await wasBuilt()).toBe(true);
  write('shared/x.ts', '2');
  expect(await wasBuilt()).toBe(true);
  write('remotes/a/src/page.test.ts', '1');
  write('remotes/a/README.md', '1');
  expect(await wasBuilt()).toBe(false);
  expect(build).toHaveBeenCalledTimes(3);
  // A page may have the name of a folder that counts for no build elsewhere.
  write('remotes/a/src/pages/tools/page.tsx', '1');
  expect(await wasBuilt()).toBe(true);
  fs.renameSync(path.join(dir, 'src/pages/tools'), path.join(dir, 'src/pages/toys'));
  expect(await wasBuilt()).toBe(true);
});

test('builds the same sources again after another build failed in between', async () => {
  await buildIfStale(dir, build);
  write('remotes/a/src/page.ts', '2');
  await expect(buildIfStale(dir, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  write('remotes/a/src/page.ts', '1');
  expect(await buildIfStale(dir, build)).toBe(true);
});

test('a shell that was built directly does not count as built from the sources of the last build', async () => {
  await buildIfStale(dir, build);
  // Without the sources of a shell, this build fails.
  await expect(buildShell(dir)).rejects.toThrow();
  expect(await buildIfStale(dir, build)).toBe(true);
});
