import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LIGHTHOUSE_PACKAGE } from '../lighthouse/lighthousePackage';
import { NEXT_PACKAGE } from '../sites/next/nextPackage';
import { installPackages, listMissing } from './installPackages';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-packages-'));
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

function writeInstalled(name: string, version: string): void {
  const place = path.join(folder, 'node_modules', name);
  fs.mkdirSync(place, { recursive: true });
  fs.writeFileSync(path.join(place, 'package.json'), JSON.stringify({ version }));
}

test('lists packages that are not there, or in another version', () => {
  writeInstalled('@some/old', '1.9.0');
  writeInstalled('current', '3.0.0');
  const dependencies = { absent: '1.0.0', '@some/old': '2.0.0', current: '3.0.0' };
  expect(listMissing(folder, { private: true, dependencies })).toEqual(['absent@1.0.0', '@some/old@2.0.0']);
});

test('installs nothing if every package is there', async () => {
  writeInstalled('current', '3.0.0');
  const log = jest.fn();
  await installPackages({ folder, manifest: { private: true, dependencies: { current: '3.0.0' } }, log });
  expect(log).not.toHaveBeenCalled();
});

test('is given exact versions, so that every run measures the same', () => {
  const versions = [NEXT_PACKAGE, LIGHTHOUSE_PACKAGE].flatMap(({ dependencies }) =>
    Object.values(dependencies),
  );
  for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});
