import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readRemotePackage } from './readRemotePackage';

let dir: string;
const write = (content: object) => fs.writeFileSync(path.join(dir, 'package.json'), JSON.stringify(content));

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'remote-'));
});
afterEach(() => fs.rmSync(dir, { recursive: true }));

test('reads id and version', () => {
  write({ name: '@portfolio/sound-toys', version: '1.2.0' });
  expect(readRemotePackage(dir)).toEqual({ id: 'sound-toys', version: '1.2.0', licences: [] });
});

test.each(['@acme/sound-toys', 'sound-toys', '@portfolio/Sound_Toys', '@portfolio/location', undefined, 7])(
  'a package named %j is refused, with its folder',
  (name) => {
    write({ name, version: '1.2.0' });
    expect(() => readRemotePackage(dir)).toThrow(
      expect.objectContaining({
        code: 'BAD_PACKAGE',
        message: expect.stringContaining(`in ${dir}: its package is named "${name}"`) as string,
      }),
    );
  },
);
