import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildIfStale } from './buildIfStale';

test('builds once, rebuilds after a change of the sources or of shared/, but not for a test or a README', async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'stale-'));
  const dir = path.join(root, 'remotes/a');
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  };
  write('lerna.json', '{}');
  write('package-lock.json', '{}');
  write('shared/x.ts', '1');
  write('remotes/a/src/page.ts', '1');
  const build = jest.fn(() => {
    write('remotes/a/dist/out.js', '1');
    return Promise.resolve();
  });
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
  fs.rmSync(root, { recursive: true });
});
