import { execFileSync, spawn } from 'node:child_process';
import { once as onceEvent } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Release } from '@portfolio/contract';
import { createFolderRegistry } from './FolderRegistry';
import { publishRelease } from './publishRelease';
import { listVersions, readRelease, readReleaseFile } from './readRelease';
import type { Registry } from './Registry';
import { createRelease, getCode, writeBuild } from './registry-testing/builds';
import { startBucketServer, TEST_CREDENTIALS } from './registry-testing/startBucketServer';
import { createS3Registry } from './S3Registry';

const BIG = 'big.js';
const LATE = 'late.js';

let folder: string;
let dir: string;

beforeEach(async () => {
  Object.assign(process.env, TEST_CREDENTIALS);
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'killed-'));
  dir = path.join(folder, 'remote');
});

afterEach(() => fs.rm(folder, { recursive: true, force: true }));

/** A release with a file that takes a while to write. */
async function writeRelease(): Promise<Release> {
  const release = await createRelease(dir);
  release.web = await writeBuild(dir, 'web', {
    'entry.js': 'entry',
    [BIG]: 'x'.repeat(16_000_000),
    [LATE]: 'late',
  });
  await fs.writeFile(path.join(dir, 'dist/release.json'), JSON.stringify(release));
  return release;
}

/** Publishes to the registry at this address from a separate process, as "npm run deploy" does. */
function publishElsewhere(address: string) {
  const script = `const { publishRelease } = require(${JSON.stringify(path.join(__dirname, 'publishRelease'))});
    const { openRegistry } = require(${JSON.stringify(path.join(__dirname, 'openRegistry'))});
    const dir = ${JSON.stringify(dir)};
    publishRelease(dir, require(${JSON.stringify(path.join(dir, 'dist/release.json'))}), openRegistry(dir));`;
  return spawn(process.execPath, ['--require', require.resolve('tsx/cjs'), '--eval', script], {
    env: { ...process.env, PORTFOLIO_REGISTRY: address },
    stdio: 'inherit',
  });
}

async function kill(child: ReturnType<typeof publishElsewhere>): Promise<void> {
  const exit = onceEvent(child, 'exit');
  child.kill('SIGKILL');
  expect(await exit).toEqual([null, 'SIGKILL']);
}

/** Expects that nothing of the release can be pinned, and that publishing it again completes it. */
async function expectToRecover(registry: Registry, release: Release): Promise<void> {
  expect(await listVersions(registry, release.id)).toEqual([]);
  expect(await getCode(readRelease(registry, release.id, release.version))).toBe('NOT_IN_REGISTRY');
  await publishRelease(dir, release, registry);
  expect((await readRelease(registry, release.id, release.version)).release).toEqual(release);
  for (const file of Object.keys(release.web.files)) await readReleaseFile(registry, release, 'web', file);
}

async function waitFor(isThere: () => Promise<boolean>): Promise<void> {
  while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('a publisher killed while it writes to a folder leaves nothing that can be pinned', async () => {
  const registry = createFolderRegistry(path.join(folder, 'registry'));
  const release = await writeRelease();
  // A pipe without a writer keeps the publisher from finishing.
  const late = path.join(dir, 'dist/web', LATE);
  await fs.rm(late);
  execFileSync('mkfifo', [late]);
  const child = publishElsewhere(registry.location);
  await waitFor(async () => (await registry.list('js-demos/web')).some((name) => name.endsWith('.draft')));
  await kill(child);
  await fs.rm(late);
  await fs.writeFile(late, 'late');
  await expectToRecover(registry, release);
});

test('a publisher killed while it uploads to a bucket leaves nothing that can be pinned', async () => {
  let isReceiving = false;
  const server = await startBucketServer({
    intercept(method, key) {
      if (isReceiving || method !== 'PUT' || !key.endsWith(BIG)) return undefined;
      isReceiving = true;
      return 'hang';
    },
  });
  try {
    const { bucket, prefix, region, endpoint } = server.address;
    const release = await writeRelease();
    const child = publishElsewhere(`s3://${bucket}/${prefix}?region=${region}&endpoint=${endpoint}`);
    await waitFor(() => Promise.resolve(isReceiving));
    await kill(child);
    await expectToRecover(createS3Registry(server.address), release);
  } finally {
    await server.close();
  }
});
