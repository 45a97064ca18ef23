import fs from 'node:fs';
import path from 'node:path';
import { SHELL_PATHS } from '../../compose/shell-build/paths';
import { README_FOLDER, README_PICTURES, README_SCREENS } from './readmePictures';

const TOTAL_KIB = 640;

const readPicture = (file: string): Buffer => fs.readFileSync(path.join(README_FOLDER, file));

test('makes exactly the pictures that the README shows, and no other is committed', () => {
  const readme = fs.readFileSync(path.join(SHELL_PATHS.root, '../README.md'), 'utf8');
  const shown = [...readme.matchAll(/!\[[^\]]+\]\(shell\/screenshots\/([^)]+)\)/g)].map(([, file]) => file);
  const made = README_PICTURES.map(({ file }) => file).toSorted();
  expect([...new Set(shown)].toSorted()).toEqual(made);
  expect(fs.readdirSync(README_FOLDER).toSorted()).toEqual(made);
});

test.each(README_PICTURES)('$file has the size of its screen', ({ file, screen }) => {
  const picture = readPicture(file);
  const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)];
  expect({ width, height }).toEqual(README_SCREENS[screen]);
});

test('keeps the pictures small', () => {
  const bytes = README_PICTURES.reduce((sum, { file }) => sum + readPicture(file).length, 0);
  expect(bytes / 1024).toBeLessThan(TOTAL_KIB);
});
