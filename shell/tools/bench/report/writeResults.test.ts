import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { assertOthersKept } from './writeResults';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

const save = (results: object) => fs.writeFileSync(path.join(folder, 'bench.json'), JSON.stringify(results));

test('refuses to save one part if others of an older format would be lost', () => {
  save({ pages: {}, lighthouse: {} });
  expect(() => assertOthersKept(folder)).toThrow(
    expect.objectContaining({
      code: 'BAD_OPTIONS',
      message: expect.stringMatching(
        /saved results of pages and lighthouse have an older format.*all --save/,
      ) as string,
    }),
  );
});

test('saves one part if nothing is saved yet, or the others have the same format', () => {
  expect(() => assertOthersKept(folder)).not.toThrow();
  save({ schema: 4, pages: {}, lighthouse: {} });
  expect(() => assertOthersKept(folder)).not.toThrow();
});
