import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { replaceFile } from './replaceFile';

let file: string;

beforeEach(() => {
  file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'replace-')), 'list.json');
});

afterEach(() => fs.rmSync(path.dirname(file), { recursive: true, force: true }));

test('replaces the content, and the draft of a process that was killed', () => {
  fs.writeFileSync(`${file}.draft`, 'half of');
  replaceFile(file, 'old');
  replaceFile(file, Buffer.from('new'), { isFlushed: true });
  expect(fs.readFileSync(file, 'utf8')).toBe('new');
  expect(fs.readdirSync(path.dirname(file))).toEqual(['list.json']);
});

test('keeps the content if the new one cannot be written', () => {
  replaceFile(file, 'old');
  fs.mkdirSync(`${file}.draft`);
  expect(() => replaceFile(file, 'new')).toThrow('EISDIR');
  expect(fs.readFileSync(file, 'utf8')).toBe('old');
});
