import os from 'node:os';
import path from 'node:path';
import { readRegistryAddress } from './readRegistryAddress';

const getFolder = (from: string) => {
  const address = readRegistryAddress(from);
  return address.kind === 'folder' ? address.folder : null;
};

const ROOT = path.resolve(__dirname, '../../..');

afterEach(() => {
  delete process.env['PORTFOLIO_REGISTRY'];
});

test('is beside lerna.json for any folder of the repository', () => {
  expect(getFolder(path.join(ROOT, 'remotes/rsvp'))).toBe(path.join(ROOT, '.registry'));
});

test('is in the folder itself where there is no repository', () => {
  expect(getFolder(os.tmpdir())).toBe(path.join(os.tmpdir(), '.registry'));
});

test('is what PORTFOLIO_REGISTRY says', () => {
  process.env['PORTFOLIO_REGISTRY'] = '/srv/registry';
  expect(getFolder(ROOT)).toBe('/srv/registry');
});

test('is relative to the repository, whichever of its folders a command runs in', () => {
  process.env['PORTFOLIO_REGISTRY'] = '../registry';
  expect(getFolder(path.join(ROOT, 'remotes/rsvp'))).toBe(path.join(ROOT, '../registry'));
});
