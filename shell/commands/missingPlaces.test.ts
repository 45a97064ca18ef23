import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listMissingPlaces } from './missingPlaces';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portfolio-places-'));
});
afterEach(() => {
  delete process.env['PORTFOLIO_PINS'];
  delete process.env['PORTFOLIO_REGISTRY'];
  fs.rmSync(folder, { recursive: true });
});

test('names each variable that leads to nothing', () => {
  process.env['PORTFOLIO_PINS'] = path.join(folder, 'pin.json');
  process.env['PORTFOLIO_REGISTRY'] = `file://${folder}/registri`;
  expect(listMissingPlaces()).toEqual([
    `PORTFOLIO_PINS leads to ${folder}/pin.json, which does not exist. Correct it, or pin a first release.`,
    `PORTFOLIO_REGISTRY leads to ${folder}/registri, which does not exist. Correct it, or deploy a first release.`,
  ]);
});

test('says nothing of what exists, of a bucket, or of places that no variable names', () => {
  expect(listMissingPlaces()).toEqual([]);
  process.env['PORTFOLIO_PINS'] = path.join(folder, 'pins.json');
  fs.writeFileSync(process.env['PORTFOLIO_PINS'], '{}');
  process.env['PORTFOLIO_REGISTRY'] = folder;
  expect(listMissingPlaces()).toEqual([]);
  process.env['PORTFOLIO_REGISTRY'] = 's3://bucket';
  expect(listMissingPlaces()).toEqual([]);
});
