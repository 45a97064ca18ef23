import { createPrivateKey, type KeyObject } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { createKeyPair, readRelease, type Registry, toAttestationBytes } from '@portfolio/registry';
import { compose } from '../compose';
import { createTinySite } from '../compose-testing/tinySite';
import { readPins, writePins } from '../pin/pinsFile';
import { withPin } from '../pin/changePin';
import { checkPinned } from '../pin/checkPinned';
import { verifyPins } from '../pin/describePins';
import { rollbackPin } from '../pin/rollbackPin';
import { setPin, tryPin } from '../pin/setPin';
import { readTeams } from '../release/teams';
import { createGateSite, type GateSite } from './gate-testing/gateSite';
import { withoutUntrusted } from './publisher';

const TEAM = createKeyPair();
const NEXT = createKeyPair();
const STRANGER = createKeyPair();
const ORIGIN = {
  ...{ repository: null, commit: 'a'.repeat(40), path: 'remotes/a', isDirty: false, lockFile: null },
  ...{ builder: 'urn:portfolio:builder:test', startedAt: null, finishedAt: '2026-11-01T10:00:00.000Z' },
};

let site: GateSite;

beforeEach(async () => {
  site = await createGateSite();
});

afterEach(() => site.remove());

/** Writes the keys that may sign releases of the remote "a". */
function writeTeam(...keys: readonly object[]) {
  const team = { owners: ['Ada', 'Grace'], mounts: ['/work/js'], keys };
  return writeTeams({ schema: 1, remotes: { a: team } });
}

function writeTeams(teams: object) {
  return fs.writeFile(path.join(path.dirname(site.paths.pins), 'teams.json'), JSON.stringify(teams));
}

/** Publishes a release, signed if a key is given. */
async function deploy(version: string, key?: { privateKey: string }) {
  await site.publish('a', version, ['one']);
  if (key !== undefined) await attest(version, createPrivateKey(key.privateKey));
}

/** States the origin of a release, signed if a key is given. */
async function attest(version: string, key?: KeyObject, registry: Registry = site.registry) {
  const release = await registry.read(`a/releases/${version}.json`);
  const statement = toAttestationBytes('a', version, release, ORIGIN, key);
  await registry.create(`a/attestations/${version}.json`, statement);
}

async function pin(version: string) {
  const { refusals } = await tryPin({ paths: site.paths, registry: site.registry, id: 'a', version });
  return refusals.map(({ check, problem }) => `${check}: ${problem}`);
}

const refusal = (text: string) => [expect.stringContaining(`publisher: a 1.0.0 ${text}`)];

test('a release signed by its team may be pinned', async () => {
  await writeTeam({ publicKey: STRANGER.publicKey, revoked: 'It was lost.' }, { publicKey: TEAM.publicKey });
  await deploy('1.0.0', TEAM);
  expect(await pin('1.0.0')).toEqual([]);
});

test.each([
  ['that nobody signed', undefined, 'is not signed: its attestation is missing.'],
  ['that a stranger signed', STRANGER, 'is not signed by its team: no key of '],
])('a release %s is refused', async (_name, key, problem) => {
  await writeTeam({ publicKey: NEXT.publicKey, revoked: 'It was lost.' }, { publicKey: TEAM.publicKey });
  await deploy('1.0.0', key);
  expect(await pin('1.0.0')).toEqual(refusal(problem));
});

test('refuses a release whose origin is stated but not signed, and names all owners', async () => {
  await writeTeam({ publicKey: TEAM.publicKey });
  await deploy('1.0.0');
  await attest('1.0.0');
  expect(await site.check('a', '1.0.0')).toEqual([
    {
      check: 'publisher',
      problem: 'a 1.0.0 is not signed.',
      nextStep: expect.stringMatching(
        /^Ask Ada, Grace to deploy it again under a higher version, signed with a key of .*teams\.json\.$/,
      ) as string,
    },
  ]);
});

test('the signature of another release of the team is refused', async () => {
  await writeTeam({ publicKey: TEAM.publicKey });
  await deploy('1.1.0', TEAM);
  await deploy('1.0.0');
  const signed = await site.registry.read('a/attestations/1.1.0.json');
  await site.registry.create('a/attestations/1.0.0.json', signed);
  expect(await pin('1.0.0')).toEqual(refusal('is not signed: its attestation is not valid'));
});

test('a team without keys needs no signatures', async () => {
  await writeTeam();
  await deploy('1.0.0');
  expect(await pin('1.0.0')).toEqual([]);
});

test('refuses a release of a remote that belongs to no team', async () => {
  await writeTeams({ schema: 1, remotes: {} });
  await deploy('1.0.0', TEAM);
  expect(await pin('1.0.0')).toEqual(refusal('has no owner'));
});

test('keys rotate: a retired one signs no new pins, and earlier ones stay valid', async () => {
  await writeTeam({ publicKey: TEAM.publicKey });
  await deploy('1.0.0', TEAM);
  await deploy('1.1.0', TEAM);
  await deploy('1.2.0', NEXT);
  await setPin({ paths: site.paths, registry: site.registry, id: 'a', version: '1.0.0' });
  await writeTeam({ publicKey: TEAM.publicKey, isRetired: true }, { publicKey: NEXT.publicKey });
  expect(await pin('1.1.0')).toEqual([expect.stringContaining('with a key that was retired')]);
  expect(await pin('1.2.0')).toEqual([]);
  await rollbackPin({ paths: site.paths, registry: site.registry, id: 'a' });
  expect(await checkPinned(readPins(site.paths.pins), site.registry, site.paths)).toEqual([]);
});

test('set, compose and verify refuse everything signed with a revoked key', async () => {
  await writeTeam({ publicKey: TEAM.publicKey, revoked: 'A laptop was stolen.' });
  await deploy('1.0.0', TEAM);
  const problem = 'a 1.0.0 is signed with a key that was revoked: A laptop was stolen.';
  expect(await pin('1.0.0')).toEqual([`publisher: ${problem}`]);

  const { pin: forced } = await readRelease(site.registry, 'a', '1.0.0');
  writePins(site.paths.pins, withPin(readPins(site.paths.pins), 'a', forced));
  const pins = readPins(site.paths.pins);
  const refusals = await checkPinned(pins, site.registry, site.paths);
  expect(refusals.map((one) => one.problem)).toContain(problem);
  const faults = await verifyPins(pins, site.registry, readTeams(site.paths.pins));
  expect(faults).toEqual([expect.stringContaining(problem)]);
});

test('a fallback signed with a revoked key is left out of the site, with a warning, and reported by verify', async () => {
  const tiny = await createTinySite();
  try {
    const { paths, registry } = tiny;
    await tiny.buildShell('one');
    for (const [version, key] of Object.entries({ '1.0.0': NEXT, '1.1.0': TEAM, '1.2.0': NEXT })) {
      await tiny.publish('a', version, [`entry.${version}.js`]);
      await attest(version, createPrivateKey(key.privateKey), registry);
      await tiny.pin('a', version);
    }
    const revoked = 'A laptop was stolen.';
    const writeKeys = (next: object) => {
      const keys = [
        { publicKey: TEAM.publicKey, revoked },
        { publicKey: NEXT.publicKey, ...next },
      ];
      const teams = { schema: 1, remotes: { a: { owners: ['Ada'], mounts: ['/work/js'], keys } } };
      return fs.writeFile(path.join(path.dirname(paths.pins), 'teams.json'), JSON.stringify(teams));
    };
    // What a retired key has signed stays valid.
    await writeKeys({ isRetired: true });
    const problem = `a 1.1.0 is signed with a key that was revoked: ${revoked}`;
    const options = { paths, registry, log: () => {} };
    const { id, warnings } = await compose(options);
    expect(warnings).toEqual([`${problem} The site does not fall back to it.`]);
    const files = await fs.readdir(path.join(paths.site, 'remotes/a'));
    expect(files.filter((name) => name.endsWith('.js'))).toEqual(['entry.1.0.0.js', 'entry.1.2.0.js']);
    // As verify composes it, to compare it with the live site.
    expect((await compose({ ...options, isGated: false })).id).toBe(id);
    expect(await verifyPins(readPins(paths.pins), registry, readTeams(paths.pins))).toEqual([
      expect.stringContaining(problem),
    ]);

    // It looks at fallbacks only: composing refuses the pinned release.
    await writeKeys({ revoked });
    const trusted = await withoutUntrusted(readPins(paths.pins), { registry, teams: readTeams(paths.pins) });
    expect(trusted.warnings.map((text) => text.split(' ', 2).join(' '))).toEqual(['a 1.1.0', 'a 1.0.0']);
    expect(trusted.pins.remotes['a']).toMatchObject({ version: '1.2.0', previous: null });
  } finally {
    await tiny.remove();
  }
});

test('a site with all releases offers none that could not be pinned', async () => {
  const tiny = await createTinySite();
  try {
    const { paths, registry } = tiny;
    const [RETIRED, LOST] = [createKeyPair(), createKeyPair()];
    await tiny.buildShell('one');
    const signers = { '1.0.0': NEXT, '1.1.0': LOST, '1.2.0': STRANGER, '1.3.0': RETIRED, '1.4.0': NEXT };
    for (const [version, { privateKey }] of Object.entries(signers)) {
      await tiny.publish('a', version, [`entry.${version}.js`]);
      await attest(version, createPrivateKey(privateKey), registry);
    }
    await tiny.pin('a', '1.4.0');
    const keys = [
      { publicKey: LOST.publicKey, revoked: 'A laptop was stolen.' },
      { publicKey: RETIRED.publicKey, isRetired: true },
      { publicKey: NEXT.publicKey },
    ];
    const teams = { schema: 1, remotes: { a: { owners: ['Ada'], mounts: ['/work/js'], keys } } };
    await fs.writeFile(path.join(path.dirname(paths.pins), 'teams.json'), JSON.stringify(teams));
    const { warnings } = await compose({ paths, registry, hasAllReleases: true, log: () => {} });
    expect([...warnings].sort()).toEqual([
      'a 1.1.0 is signed with a key that was revoked: A laptop was stolen. The site does not offer it as an override.',
      expect.stringMatching(/^a 1\.2\.0 is not signed by its team: .* The site does not offer it/),
      'a 1.3.0 is signed with a key that was retired. The site does not offer it as an override.',
    ]);
    const files = await fs.readdir(path.join(paths.site, 'remotes/a'));
    expect(files.filter((name) => name.endsWith('.js'))).toEqual(['entry.1.0.0.js', 'entry.1.4.0.js']);
  } finally {
    await tiny.remove();
  }
});

test('rights that the teams file grants need no flag; a list of another team does, from the first pin on', async () => {
  const shared = { owners: ['Ada'], keys: [] };
  const remotes = { a: { ...shared, mounts: ['/work/CSS'], origins: ['https://api.example.com'] } };
  await writeTeams({ schema: 1, remotes });
  await site.publish('a', '1.0.0', ['one'], { connectOrigins: ['https://api.example.com'] });
  expect(await pin('1.0.0')).toEqual([expect.stringContaining('asks for /work/js')]);
});

test('names each fault of an invalid teams file', async () => {
  await writeTeam({ publicKey: 'c2VjcmV0' });
  expect(() => readTeams(site.paths.pins)).toThrow(
    expect.objectContaining({
      code: 'BAD_TEAMS',
      message: expect.stringMatching(/remotes\.a\.keys\.0\.publicKey.*is not an Ed25519 key/) as string,
    }),
  );
});

test('a key has one entry: beside its revoked one, a second would trust it again', async () => {
  const { publicKey } = TEAM;
  await writeTeam({ publicKey, revoked: 'Its laptop was stolen' }, { publicKey });
  expect(() => readTeams(site.paths.pins)).toThrow(/remotes\.a\.keys: .*lists a key twice\. Keep one entry/);

  const last = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const spelling = publicKey.slice(0, -2) + last[last.indexOf(publicKey.at(-2) ?? '') + 1] + '=';
  expect(Buffer.from(spelling, 'base64')).toEqual(Buffer.from(publicKey, 'base64'));
  await writeTeam({ publicKey, revoked: 'Its laptop was stolen' }, { publicKey: spelling });
  expect(() => readTeams(site.paths.pins)).toThrow(/keys\.1\.publicKey: .*is not an Ed25519 key/);
});
