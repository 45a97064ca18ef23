import { readRelease } from '@portfolio/registry';
import { setPin } from '../pin/setPin';
import { readPins } from '../pin/pinsFile';
import { loadShellRenderer } from '../shell-build/shellBuild';
import { checkPins } from './checkPins';
import { createGateSite, type GateSite } from './gate-testing/gateSite';

let site: GateSite;

beforeEach(async () => {
  site = await createGateSite();
});

afterEach(() => site.remove());

/** The shell moves to contract 2, and understands 1 until a day. */
const moveShell = (until: string) =>
  site.changeShell(
    "CONTRACT_VERSION: '1.0.0',",
    `CONTRACT_VERSION: '2.0.0', OLDER_CONTRACTS: [{ major: 1, until: '${until}' }],`,
  );

const pin = (id: string, version: string) =>
  setPin({ paths: site.paths, registry: site.registry, id, version });

const list = () =>
  Object.entries(readPins(site.paths.pins).remotes).map(([id, { version }]) => `${id} ${version}`);

/** The static gate of compose, for all pins. */
async function checkAll() {
  const releases = await Promise.all(
    Object.entries(readPins(site.paths.pins).remotes).map(([id, { version }]) =>
      readRelease(site.registry, id, version),
    ),
  );
  const renderer = loadShellRenderer(site.paths.dist);
  return checkPins({ renderer, registry: site.registry, cacheDir: site.paths.cache, releases });
}

// As shared/docs/upgrades.md says, step by step.
test('the shell moves to contract 2, while a remote stays on 1 within the window and then follows', async () => {
  await moveShell('2999-12-31');
  await site.publish('ahead', '2.0.0', ['two'], { contract: '2.0.0' });
  await site.publish('behind', '1.0.0', ['one']);
  expect((await pin('ahead', '2.0.0')).warnings).toEqual([]);
  expect((await pin('behind', '1.0.0')).warnings).toEqual([
    '[behind] 1.0.0 was built against contract 1.0.0; this shell has 2.0.0, and accepts new pins for the older one until 2999-12-31.',
  ]);
  expect(await checkAll()).toEqual([]);
  // Its team still fixes things meanwhile.
  await site.publish('behind', '1.0.1', ['one']);
  await pin('behind', '1.0.1');
  await site.publish('behind', '2.0.0', ['one'], { contract: '2.0.0' });
  expect((await pin('behind', '2.0.0')).warnings).toEqual([]);
  expect(list()).toEqual(['ahead 2.0.0', 'behind 2.0.0']);
});

test('after the window no new release of the old major is pinned, and pinned ones stay until the shell drops it', async () => {
  await site.publish('behind', '1.0.0', ['one']);
  await site.pin('behind', '1.0.0');
  await moveShell('2020-01-01');
  await site.publish('behind', '1.0.1', ['one']);
  await expect(pin('behind', '1.0.1')).rejects.toMatchObject({
    code: 'REFUSED',
    message: expect.stringMatching(
      /this shell accepted new pins for it until 2020-01-01\.\n {2}Next: .*shared\/docs\/upgrades\.md/,
    ),
  });
  expect(await checkAll()).toEqual([]);
});

test('without a window a release of another major version is refused', async () => {
  await site.changeShell("CONTRACT_VERSION: '1.0.0'", "CONTRACT_VERSION: '2.0.0'");
  await site.publish('behind', '1.0.0', ['one']);
  expect(await site.check('behind', '1.0.0')).toMatchObject([{ check: 'contract' }]);
});
