import os from 'node:os';
import path from 'node:path';
import { getRegistryLocation } from './registryLocation';

const ROOT = path.resolve(__dirname, '../../..');

afterEach(() => {
  delete process.env['PORTFOLIO_REGISTRY'];
});

test('is beside lerna.json for any folder of the repository', () => {
  expect(getRegistryLocation(path.join(ROOT, 'remotes/rsvp'))).toBe(path.join(ROOT, '.registry'));
});

test('is in the folder itself where there is no repository', () => {
  expect(getRegistryLocation(os.tmpdir())).toBe(path.join(os.tmpdir(), '.registry'));
});

test('is what PORTFOLIO_REGISTRY says', () => {
  process.env['PORTFOLIO_REGISTRY'] = '/srv/registry';
  expect(getRegistryLocation(ROOT)).toBe('/srv/registry');
});
