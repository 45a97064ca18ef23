import fs from 'node:fs';
import path from 'node:path';
import type { Allowed } from '@portfolio/contract';
import { createEntry, createGateSite, type GateSite } from '../gate/gate-testing/gateSite';
import { checkPinned } from './checkPinned';
import { diffRelease } from './diffRelease';
import { readPins, writePins } from './pinsFile';
import { tryPin } from './setPin';

let site: GateSite;

beforeEach(async () => {
  site = await createGateSite();
});

afterEach(() => site.remove());

/** An entry of the catalogue, with a file of this version. */
function createJsEntry(article: string, version: string) {
  const entry = createEntry(article);
  return { ...entry, img: { ...entry.img, src: `entry.${version}.js` } };
}

/** The same below `/work/CSS`. */
const createCssEntry = (article: string, version: string) =>
  ({ ...createJsEntry(article, version), type: 'CSS', path: `/work/CSS/${article}` }) as const;

/** Publishes a release with a page below `/work/js` and one below `/work/CSS`. */
function publishForeignPage(version: string) {
  const catalogue = [createJsEntry('one', version), createCssEntry('landgrab', version)];
  return site.publish('a', version, ['one', 'landgrab'], { catalogue });
}

const pin = (version: string, allow: Allowed = {}, mayDropRoutes = false) =>
  tryPin({ paths: site.paths, registry: site.registry, id: 'a', version, allow, mayDropRoutes });

const readAllowed = () => readPins(site.paths.pins).remotes['a']?.allowed;

test('the first pin of a remote records the work lists that it uses', async () => {
  await publishForeignPage('1.0.0');
  expect(await pin('1.0.0')).toMatchObject({ isWritten: true, mounts: ['/work/CSS', '/work/js'] });
  expect(readAllowed()).toEqual({ mounts: ['/work/CSS', '/work/js'] });
});

test('refuses a release that uses a new work list until that is allowed by name', async () => {
  await site.publish('a', '1.0.0', ['one']);
  await pin('1.0.0');
  await publishForeignPage('1.1.0');
  expect(await pin('1.1.0')).toMatchObject({
    isWritten: false,
    refusals: [
      {
        check: 'rights',
        problem: 'a 1.1.0 asks for /work/CSS on /work/CSS/landgrab, and its pin does not allow it.',
      },
    ],
  });
  expect(await pin('1.1.0', { mounts: ['/work/CSS'] })).toMatchObject({ isWritten: true });
  expect(readAllowed()).toEqual({ mounts: ['/work/CSS', '/work/js'] });
  await publishForeignPage('1.2.0');
  expect(await pin('1.2.0')).toMatchObject({ isWritten: true });
});

test('refuses a release that leaves all its work lists for another one', async () => {
  await site.publish('a', '1.0.0', ['one']);
  await pin('1.0.0');
  await site.publish('a', '1.1.0', ['one'], { catalogue: [createCssEntry('one', '1.1.0')] });
  expect((await pin('1.1.0', {}, true)).refusals.map(({ problem }) => problem)).toEqual([
    'a 1.1.0 asks for /work/CSS on /work/CSS/one, and its pin does not allow it.',
  ]);
  expect(await pin('1.1.0', { mounts: ['/work/CSS'] }, true)).toMatchObject({ isWritten: true });
  expect(readAllowed()).toEqual({ mounts: ['/work/CSS'] });
});

test('without a team, a pin without mounts has those of its release', async () => {
  await site.publish('a', '1.0.0', ['one']);
  await site.pin('a', '1.0.0');
  expect(readAllowed()).toBeUndefined();
  await publishForeignPage('1.1.0');
  expect((await pin('1.1.0')).refusals).toHaveLength(1);
});

test('pins merged by hand do not add a list either', async () => {
  await site.publish('a', '1.0.0', ['one']);
  await pin('1.0.0');
  await publishForeignPage('1.1.0');
  await site.pin('a', '1.1.0');
  const pins = readPins(site.paths.pins);
  const merged = { ...pins.remotes['a'], allowed: { mounts: ['/work/js'] } } as (typeof pins.remotes)[string];
  writePins(site.paths.pins, { ...pins, remotes: { a: merged } });
  expect(await checkPinned(readPins(site.paths.pins), site.registry, site.paths)).toEqual([
    expect.objectContaining({ check: 'rights' }),
  ]);
});

test('a pin without mounts has those of its team, also when the next release is pinned', async () => {
  const teams = { schema: 1, remotes: { a: { owners: ['Ada'], mounts: ['/work/js'], keys: [] } } };
  fs.writeFileSync(path.join(path.dirname(site.paths.pins), 'teams.json'), JSON.stringify(teams));
  await publishForeignPage('1.0.0');
  await site.pin('a', '1.0.0');
  expect(readAllowed()).toBeUndefined();
  const refused = [
    expect.objectContaining({
      problem: 'a 1.0.0 asks for /work/CSS on /work/CSS/landgrab, and its pin does not allow it.',
    }),
  ];
  expect(await checkPinned(readPins(site.paths.pins), site.registry, site.paths)).toEqual(refused);
  await publishForeignPage('1.1.0');
  expect((await pin('1.1.0')).refusals).toHaveLength(1);
  expect(await pin('1.1.0', { mounts: ['/work/CSS'] })).toMatchObject({ isWritten: true });
});

test('the comparison of releases names added and removed lists, addresses and cards', async () => {
  await site.publish('a', '1.0.0', ['one', 'gone']);
  await pin('1.0.0');
  await publishForeignPage('1.1.0');
  const diff = await diffRelease(readPins(site.paths.pins), site.registry, 'a', '1.1.0');
  expect(diff.rights).toContainEqual(['/work/CSS', '-', 'its catalogue', 'added']);
  expect(diff.addresses.slice(1)).toEqual([
    ['/work/CSS/landgrab', '-', 'page "landgrab"', 'added'],
    ['/work/js/gone', 'page "gone"', '-', 'removed'],
  ]);
  expect(diff.totals.slice(1)).toEqual([
    ['browser files', '7 B', '7 B', ''],
    ['entries of the catalogue', '2', '2', ''],
    ['entries with portfolio', '0', '0', ''],
  ]);
});

test('what is no version is reported as such, not as a release that is missing', async () => {
  await expect(pin('banana')).rejects.toMatchObject({
    code: 'USAGE',
    message: '[a] Failed to pin "banana": it is not a version. Write one such as 1.2.0, or "latest".',
  });
});
