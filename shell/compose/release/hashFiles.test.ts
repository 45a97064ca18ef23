import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hashFiles } from './hashFiles';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hash-'));
  fs.writeFileSync(path.join(folder, 'a.ts'), 'one');
  fs.mkdirSync(path.join(folder, 'inner'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

test.each<[what: string, change: () => void]>([
  ['the text of a file', () => fs.writeFileSync(path.join(folder, 'a.ts'), 'two')],
  ['the name of a file', () => fs.renameSync(path.join(folder, 'a.ts'), path.join(folder, 'b.ts'))],
  ['the number of files', () => fs.writeFileSync(path.join(folder, 'b.ts'), '')],
])('the hash changes with %s, and with nothing else', (_what, change) => {
  const before = hashFiles([folder]);
  expect(before).toMatch(/^[0-9a-f]{16}$/);
  expect(hashFiles([folder])).toBe(before);
  change();
  expect(hashFiles([folder])).not.toBe(before);
});
