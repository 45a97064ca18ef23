import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Version } from '@cyclonedx/cyclonedx-library/Spec';
import { JsonStrictValidator } from '@cyclonedx/cyclonedx-library/Validation';
import { listPackages } from '@portfolio/registry';
import { assertLicensed } from './assertLicensed';
import { createSbom } from './createSbom';

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'sbom-'));
});

afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

function write(folder: string, manifest: object): string {
  const dir = path.join(root, folder);
  fs.mkdirSync(dir, { recursive: true });
  fs.writeFileSync(path.join(dir, 'package.json'), JSON.stringify(manifest));
  return dir;
}

/** A remote with packages of every kind of licence, one of them installed twice. */
function createRemote(parent: string) {
  const dir = write(`${parent}/demos`, { name: '@portfolio/demos', version: '1.0.0', license: 'MIT' });
  const folders = [
    dir,
    write(`${parent}/a`, {
      name: '@scope/a',
      version: '1.2.3',
      license: 'ISC',
      homepage: 'https://example.com',
    }),
    write(`${parent}/b`, { name: 'b', version: '2.0.0', license: '(MIT OR GPL-3.0-only)' }),
    write(`${parent}/deep/b`, { name: 'b', version: '2.0.0', license: '(MIT OR GPL-3.0-only)' }),
    write(`${parent}/c`, { name: 'c', version: '0.1.0', license: 'SEE LICENSE IN LICENSE' }),
  ];
  return { dir, folders };
}

test('is valid CycloneDX 1.6, and lists each package of the release once', async () => {
  const { dir, folders } = createRemote('one');
  const sbom = createSbom(dir, '3.0.0', folders);
  expect(await new JsonStrictValidator(Version.v1dot6).validate(sbom.toString())).toBeNull();
  expect(JSON.parse(sbom.toString()).metadata.component.purl).toBe('pkg:npm/%40portfolio/demos@3.0.0');
  expect(listPackages(sbom)).toEqual([
    { name: '@scope/a', version: '1.2.3', licence: 'ISC' },
    { name: 'b', version: '2.0.0', licence: expect.stringContaining('MIT OR GPL-3.0-only') },
    { name: 'c', version: '0.1.0', licence: null },
  ]);
});

test('the same validator rejects an invalid document', async () => {
  const validator = new JsonStrictValidator(Version.v1dot6);
  expect(await validator.validate('{"bomFormat":"CycloneDX","components":[{"name":"a"}]}')).not.toBeNull();
});

test('the same packages give the same bytes in another folder and order', () => {
  const one = createRemote('one');
  const other = createRemote('a/longer/path');
  expect(createSbom(other.dir, '1.0.0', other.folders.reverse())).toEqual(
    createSbom(one.dir, '1.0.0', one.folders),
  );
});

test('a package with an unusual licence stops the build unless the remote lists it', () => {
  const dir = write('demos', { name: '@portfolio/demos', version: '1.0.0', license: 'MIT' });
  const chess = write('chess', { name: 'chess', version: '1.0.0', license: 'GPL-3.0-only' });
  const sbom = createSbom(dir, '1.0.0', [dir, chess]);
  const remote = { id: 'demos', version: '1.0.0', licences: [] };
  expect(() => assertLicensed(remote, sbom)).toThrow(
    expect.objectContaining({
      code: 'BAD_LICENCE',
      message: expect.stringMatching(/- chess@1\.0\.0 \(GPL-3\.0-only\)\n.*"portfolio": \{ "licences"/s),
    }),
  );
  expect(() => assertLicensed({ ...remote, licences: ['GPL-3.0-only'] }, sbom)).not.toThrow();
});
