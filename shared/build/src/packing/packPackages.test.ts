import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { packPackages } from './packPackages';

test('the sources are no target: packing replaces a folder only if it is new, empty or packed earlier', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'pack-'));
  const manifest = path.join(root, 'shared/sample/package.json');
  fs.mkdirSync(path.dirname(manifest), { recursive: true });
  fs.writeFileSync(manifest, '{ "name": "@portfolio/sample", "exports": { ".": "./src/index.ts" } }');
  expect(() => packPackages({ root, target: path.join(root, 'shared') })).toThrow(
    expect.objectContaining({ code: 'NOT_A_PACKAGE' }),
  );
  expect(fs.existsSync(manifest)).toBe(true);
  fs.rmSync(root, { recursive: true });
});
