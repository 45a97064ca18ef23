import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readLines } from './readLines';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lines-'));
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

test.each([
  ['', ['']],
  ['one', ['one']],
  ['one\ntwo\n', ['one', 'two', '']],
  ['\n\n', ['', '', '']],
  ['größer ist 🎵\nab', ['größer ist 🎵', 'ab']],
])('splits %j into lines, wherever a chunk ends', (text, lines) => {
  const file = path.join(folder, 'events.jsonl');
  fs.writeFileSync(file, text);
  for (const chunkBytes of [1, 2, 3, 5, 100]) expect([...readLines(file, chunkBytes)]).toEqual(lines);
});
