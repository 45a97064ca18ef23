import fs from 'node:fs/promises';
import path from 'node:path';
import { readRelease, type Registry, toSbomPath } from '@portfolio/registry';
import { diffRelease } from '../pin/diffRelease';
import { verifyPins } from '../pin/describePins';
import { readPins } from '../pin/pinsFile';
import { checkRelease } from './checkRelease';
import { createGateSite, type GateSite } from './gate-testing/gateSite';

let site: GateSite;

beforeEach(async () => {
  site = await createGateSite();
});

afterEach(() => site.remove());

/** Writes the team of "demos" and the allowed licences. */
const setLicences = (...licences: string[]) =>
  fs.writeFile(
    path.join(path.dirname(site.paths.pins), 'teams.json'),
    JSON.stringify({
      schema: 1,
      licences,
      remotes: { demos: { owners: ['Ada'], mounts: ['/work/js'], keys: [] } },
    }),
  );

const publish = (version: string, ...packages: string[]) =>
  site.publish('demos', version, ['one'], {}, { packages });

test('refuses a package whose licence is not on the list, and accepts it once it is', async () => {
  await publish('1.0.0', 'chess 2.0.0 GPL-3.0-only', 'idb 8.0.0 MIT OR GPL-3.0-only');
  await setLicences('MIT');
  const [refusal, ...others] = await site.check('demos', '1.0.0');
  expect(others).toEqual([]);
  expect(refusal).toMatchObject({
    check: 'licences',
    problem: 'demos 1.0.0 has code of packages whose licence is not on the list: chess@2.0.0 (GPL-3.0-only).',
    nextStep: expect.stringMatching(/Use another package.*or add the licence to "licences" of .*teams\.json/),
  });
  await setLicences('MIT', 'GPL-3.0-only');
  expect(await site.check('demos', '1.0.0')).toEqual([]);
});

test('a shorter list does not affect pinned releases, and without a list nothing is checked', async () => {
  await publish('1.0.0', 'chess 2.0.0 GPL-3.0-only');
  expect(await site.check('demos', '1.0.0')).toEqual([]);
  await site.pin('demos', '1.0.0');
  await setLicences('MIT');
  expect(await site.check('demos', '1.0.0')).toEqual([]);
});

test('names every package whose licence is not on the list', async () => {
  await publish('1.0.0', 'chess 2.0.0 GPL-3.0-only', 'idb 8.0.0 MIT', 'go 1.0.0 AGPL-3.0-only');
  await setLicences('MIT');
  const [refusal] = await site.check('demos', '1.0.0');
  expect(refusal?.problem).toContain(': chess@2.0.0 (GPL-3.0-only), go@1.0.0 (AGPL-3.0-only).');
});

/** The file of a release's bill of materials. */
async function findSbom(version: string): Promise<string> {
  const { sbom } = (await readRelease(site.registry, 'demos', version)).release;
  return toSbomPath('demos', version, sbom?.integrity ?? '');
}

test('refuses a release whose bill of materials was changed after publishing', async () => {
  await setLicences('MIT');
  await publish('1.0.0', 'idb 8.0.0 MIT');
  await fs.appendFile(path.join(site.registry.location, await findSbom('1.0.0')), ' ');
  expect(await site.check('demos', '1.0.0')).toEqual([
    {
      check: 'licences',
      problem: expect.stringMatching(
        /^demos 1\.0\.0 has a bill of materials that cannot be read: .*\.cdx\.json/,
      ) as string,
      nextStep: 'Deploy it again under a higher version.',
    },
  ]);
});

test('throws if the registry does not answer with the bill of materials', async () => {
  await setLicences('MIT');
  await publish('1.0.0', 'idb 8.0.0 MIT');
  const sbom = await findSbom('1.0.0');
  const read: Registry['read'] = (file, ...rest) =>
    file === sbom ? Promise.reject(new Error('no network')) : site.registry.read(file, ...rest);
  const { pin } = await readRelease(site.registry, 'demos', '1.0.0');
  const { paths, registry } = site;
  const options = { paths, registry: { ...registry, read }, pins: readPins(paths.pins), id: 'demos', pin };
  await expect(checkRelease({ ...options, mayDropRoutes: false })).rejects.toThrow('no network');
});

test('refuses a release without a bill of materials, or with a changed one', async () => {
  await setLicences('MIT');
  await site.publish('demos', '1.0.0', ['one']);
  expect(await site.check('demos', '1.0.0')).toMatchObject([
    { check: 'licences', problem: 'demos 1.0.0 has no bill of materials.' },
  ]);
  await publish('1.1.0', 'idb 8.0.0 MIT');
  await site.pin('demos', '1.1.0');
  const file = path.join(site.registry.location, await findSbom('1.1.0'));
  await fs.writeFile(file, (await fs.readFile(file, 'utf8')).replace('idb', 'abc'));
  expect(await verifyPins(readPins(site.paths.pins), site.registry)).toEqual([
    expect.stringMatching(/^\[demos\] Failed to verify demos\/sboms\/1\.1\.0\.\w{8}\.cdx\.json/),
  ]);
});

test('a comparison lists packages that were added, removed or changed', async () => {
  await publish('1.0.0', 'idb 7.0.0 MIT', 'old 1.0.0 ISC', 'same 1.0.0 ISC');
  await publish('1.1.0', 'idb 8.0.0 MIT', 'new 1.0.0 ISC', 'same 1.0.0 ISC');
  await site.pin('demos', '1.0.0');
  const { packages } = await diffRelease(readPins(site.paths.pins), site.registry, 'demos', '1.1.0');
  expect(packages).toEqual([
    ['package', '1.0.0', '1.1.0', 'change'],
    ['idb', '7.0.0 (MIT)', '8.0.0 (MIT)', 'changed'],
    ['new', '-', '1.0.0 (ISC)', 'added'],
    ['old', '1.0.0 (ISC)', '-', 'removed'],
  ]);
});
