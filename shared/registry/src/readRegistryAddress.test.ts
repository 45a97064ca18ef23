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

test('is required outside a repository, where the default would be unknown', () => {
  const folder = path.resolve(os.tmpdir());
  expect(() => readRegistryAddress(folder)).toThrow(
    `Failed to find the registry: ${folder} is not inside the site's repository, and PORTFOLIO_REGISTRY is not set. Set it to`,
  );
  process.env['PORTFOLIO_REGISTRY'] = 'releases';
  expect(getFolder(folder)).toBe(path.join(folder, 'releases'));
});

test('is the value of PORTFOLIO_REGISTRY', () => {
  process.env['PORTFOLIO_REGISTRY'] = '/srv/registry';
  expect(getFolder(ROOT)).toBe('/srv/registry');
});

test('is relative to the repository, in whichever folder a command runs', () => {
  process.env['PORTFOLIO_REGISTRY'] = '../registry';
  expect(getFolder(path.join(ROOT, 'remotes/rsvp'))).toBe(path.join(ROOT, '../registry'));
});
