import fs from 'node:fs';
import path from 'node:path';
import { createFonts, toUnicodeRange } from './createFonts';

const FOLDER = path.join(__dirname, '../../src/fonts');

test('the committed fonts match the output of "npm run fonts -w shell"', async () => {
  const fonts = await createFonts();
  expect([...fonts.keys()].sort()).toEqual(
    fs
      .readdirSync(FOLDER)
      .filter((name) => /\.(woff2|json)$/.test(name))
      .sort(),
  );
  for (const [name, data] of fonts) expect(data.equals(fs.readFileSync(path.join(FOLDER, name)))).toBe(true);
});

test('names characters by ranges, in the syntax of CSS', () => {
  expect(toUnicodeRange([0x43, 0x41, 0x42, 0x61])).toBe('U+41-43,U+61');
});
