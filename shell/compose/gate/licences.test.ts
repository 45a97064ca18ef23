import fs from 'node:fs/promises';
import path from 'node:path';
import { readRelease, toSbomPath } from '@portfolio/registry';
import { diffRelease } from '../pin/diffRelease';
import { verifyPins } from '../pin/describePins';
import { readPins } from '../pin/pinsFile';
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

test('refuses a release without a bill of materials, or with a changed one', async () => {
  await setLicences('MIT');
  await site.publish('demos', '1.0.0', ['one']);
  expect(await site.check('demos', '1.0.0')).toMatchObject([
    { check: 'licences', problem: 'demos 1.0.0 has no bill of materials.' },
  ]);
  await publish('1.1.0', 'idb 8.0.0 MIT');
  await site.pin('demos', '1.1.0');
  const { sbom } = (await readRelease(site.registry, 'demos', '1.1.0')).release;
  const file = path.join(site.registry.location, toSbomPath('demos', '1.1.0', sbom?.integrity ?? ''));
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
