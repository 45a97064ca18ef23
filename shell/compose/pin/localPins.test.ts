import type { PinsFile, ReleasePin } from '@portfolio/contract';
import { readRelease } from '@portfolio/registry';
import { createTinySite, type TinySite } from '../compose-testing/tinySite';
import { withPin } from './changePin';
import { deriveLocalPins } from './localPins';

const NOTHING: PinsFile = { schema: 1, remotes: {} };

let tiny: TinySite;

beforeEach(async () => {
  tiny = await createTinySite();
  for (const version of ['1.0.0', '1.1.0', '1.2.0-local.abc'])
    await tiny.publish('games', version, ['games.js']);
});

afterEach(() => tiny.remove());

const find = async (version: string): Promise<ReleasePin> =>
  (await readRelease(tiny.registry, 'games', version)).pin;

const LOST: ReleasePin = {
  version: '0.9.0',
  release: 'games/releases/0.9.0.json',
  integrity: `sha384-${'0'.repeat(64)}`,
};

const pinAll = (...pins: readonly ReleasePin[]) =>
  pins.reduce((before, pin) => withPin(before, 'games', pin), NOTHING);

async function derive(pinned: PinsFile, version?: string) {
  const local = new Map(version === undefined ? [] : [['games', await find(version)]]);
  const { pins, differences } = await deriveLocalPins(pinned, local, tiny.registry);
  const { games } = pins.remotes;
  return { shown: games?.version, previous: games?.previous?.version, differences };
}

test('shows the built release if none is pinned, and reports the difference', async () => {
  expect(await derive(NOTHING, '1.0.0')).toEqual({
    shown: '1.0.0',
    previous: undefined,
    differences: ['games 1.0.0 (pinned: none)'],
  });
});

test('is the pinned release with its fallback if that was built', async () => {
  const pinned = pinAll(await find('1.0.0'), await find('1.1.0'));
  expect(await derive(pinned, '1.1.0')).toEqual({ shown: '1.1.0', previous: '1.0.0', differences: [] });
});

test('shows another build instead of the pin, run after run, and falls back to the pin', async () => {
  const pinned = pinAll(await find('1.1.0'));
  for (const built of ['1.2.0-local.abc', '1.0.0', '1.0.0'])
    expect(await derive(pinned, built)).toEqual({
      shown: built,
      previous: '1.1.0',
      differences: [`games ${built} (pinned: 1.1.0)`],
    });
});

test('leaves out a pin that the registry does not have, as release or fallback, and keeps one that it has', async () => {
  expect(await derive(pinAll(LOST))).toEqual({
    shown: undefined,
    previous: undefined,
    differences: ['games left out (pinned: 0.9.0)'],
  });
  expect(await derive(pinAll(LOST, await find('1.1.0')))).toEqual({
    shown: '1.1.0',
    previous: undefined,
    differences: [],
  });
});
