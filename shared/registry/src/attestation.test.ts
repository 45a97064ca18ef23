import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Envelope } from '@portfolio/contract/envelope';
import { type BuildOrigin, readOrigin, toAttestationBytes } from './attestation';
import { createFolderRegistry } from './FolderRegistry';
import { publishRelease } from './publishRelease';
import { readRelease } from './readRelease';
import type { Registry } from './Registry';
import { createKeyPair, findSigner, readSigningKey } from './signature';
import { createRelease, getCode } from './registry-testing/builds';

const ORIGIN: BuildOrigin = {
  repository: 'https://example.com/site.git',
  commit: 'a'.repeat(40),
  path: 'remotes/js-demos',
  isDirty: false,
  lockFile: 'b'.repeat(64),
  builder: 'urn:portfolio:builder:unnamed',
  startedAt: '2026-11-01T10:00:00.000Z',
  finishedAt: '2026-11-01T10:01:00.000Z',
};
const FILE = 'js-demos/attestations/1.0.0.json';

let folder: string;
let dir: string;
let registry: Registry;

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'attestation-'));
  dir = path.join(folder, 'remote');
  registry = createFolderRegistry(path.join(folder, 'registry'));
});

afterEach(() => fs.rm(folder, { recursive: true, force: true }));

async function read() {
  const { pin } = await readRelease(registry, 'js-demos', '1.0.0');
  return readOrigin(registry, 'js-demos', '1.0.0', pin.integrity);
}

async function readStatement(): Promise<Record<string, never>> {
  return JSON.parse(String(await registry.read(FILE))) as Record<string, never>;
}

async function readEnvelope(): Promise<Envelope> {
  return JSON.parse(String(await registry.read(FILE))) as Envelope;
}

test('publishes a release with a statement of its origin that names the exact file', async () => {
  await publishRelease(dir, await createRelease(dir), registry, ORIGIN);
  expect(await read()).toEqual({ isKnown: true, origin: ORIGIN });
  expect(await readStatement()).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [
      { name: 'js-demos/releases/1.0.0.json', digest: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } },
    ],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        externalParameters: { commit: ORIGIN.commit, path: ORIGIN.path },
        resolvedDependencies: [
          { uri: 'git+https://example.com/site.git', digest: { gitCommit: ORIGIN.commit } },
          { name: 'package-lock.json', digest: { sha256: ORIGIN.lockFile } },
        ],
      },
    },
  });
});

test('signs the statement if there is a key; it reads as before', async () => {
  const { privateKey, publicKey } = createKeyPair();
  await publishRelease(dir, await createRelease(dir), registry, ORIGIN, readSigningKey(privateKey));
  const stated = await read();
  expect(stated).toEqual({ isKnown: true, origin: ORIGIN, envelope: await readStatement() });
  expect(findSigner(await readEnvelope(), [publicKey])).toBe(publicKey);
});

test.each([
  ['no signature', { signatures: [] }, 'has no signature'],
  ['a payload that is not a statement', { payload: 'e30=' }, 'subject'],
])('a signed statement with %s is not accepted', async (_name, changes, detail) => {
  const { privateKey } = createKeyPair();
  const release = await createRelease(dir);
  await publishRelease(dir, release, registry);
  const bytes = toAttestationBytes(
    'js-demos',
    '1.0.0',
    Buffer.from('{}'),
    ORIGIN,
    readSigningKey(privateKey),
  );
  const envelope = { ...(JSON.parse(String(bytes)) as object), ...changes };
  await registry.create(FILE, Buffer.from(JSON.stringify(envelope)));
  expect(await read()).toMatchObject({ isKnown: false, detail: expect.stringContaining(detail) as string });
});

test('a folder outside git states no commit', async () => {
  const origin = {
    ...ORIGIN,
    repository: null,
    commit: null,
    isDirty: null,
    lockFile: null,
    startedAt: null,
  };
  await publishRelease(dir, await createRelease(dir), registry, origin);
  expect(await read()).toEqual({ isKnown: true, origin });
});

test('publishing the same release again adds a missing statement', async () => {
  const release = await createRelease(dir);
  await publishRelease(dir, release, registry);
  expect(await read()).toMatchObject({ isKnown: false, reason: 'missing' });
  await publishRelease(dir, release, registry, ORIGIN);
  expect(await read()).toMatchObject({ isKnown: true });
  expect(await getCode(publishRelease(dir, release, registry, ORIGIN))).toBe('VERSION_EXISTS');
});

test('publishing again after an interruption completes the files before the statement', async () => {
  const release = await createRelease(dir);
  await publishRelease(dir, release, registry);
  // Garbage collection had removed a file of an older release that the publisher had found, and it was killed before its last look.
  const lost = path.join(folder, 'registry', 'js-demos/web', release.web.entry);
  await fs.rm(lost);
  await publishRelease(dir, release, registry, ORIGIN);
  expect(await fs.readFile(lost, 'utf8')).toBe('entry');
});

test.each([
  ['not JSON', () => '{', 'It is not JSON.'],
  ['too large', (text: string) => text + ' '.repeat(64 * 1024), 'at most 65536 are expected'],
  ['nested too deep', () => '['.repeat(60_000), 'It is not JSON.'],
  [
    'about another file',
    (text: string) => text.replace(/"sha256": "..../, '"sha256": "0000'),
    'It is about another release file.',
  ],
  [
    'without a hash of the file',
    (text: string) => text.replace('"sha256"', '"sha3"'),
    'It is about another release file.',
  ],
  [
    'of another kind',
    (text: string) => text.replace('slsa.dev/provenance/v1', 'slsa.dev/provenance/v0.2'),
    'predicateType',
  ],
  [
    'with a commit that is an option of git',
    (text: string) => text.replace(`"commit": "${ORIGIN.commit}"`, '"commit": "--upload-pack=x"'),
    'commit: is not a hash',
  ],
  [
    'with a folder outside of the repository',
    (text: string) => text.replace('"remotes/js-demos"', '"remotes/../../x"'),
    'path: is not a folder',
  ],
  [
    'with terminal control codes',
    (text: string) => text.replace('urn:portfolio:builder:unnamed', '\\u001b[2J'),
    'builder.id: is not a short line',
  ],
])('a statement that is %s is ignored, and stops nothing', async (_name, change, detail) => {
  await publishRelease(dir, await createRelease(dir), registry, ORIGIN);
  const file = path.join(folder, 'registry', FILE);
  await fs.writeFile(file, change(await fs.readFile(file, 'utf8')));
  expect(await read()).toMatchObject({
    isKnown: false,
    reason: 'not valid',
    detail: expect.stringContaining(detail),
  });
});

test('ignores fields of a later format', async () => {
  await publishRelease(dir, await createRelease(dir), registry, ORIGIN);
  const statement = { ...(await readStatement()), later: true };
  await fs.writeFile(path.join(folder, 'registry', FILE), JSON.stringify(statement));
  expect(await read()).toMatchObject({ isKnown: true });
});
