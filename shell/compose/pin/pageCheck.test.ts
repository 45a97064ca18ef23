import type { PageCheck } from '../gate/pageCheck';
import { createTinySite, type TinySite } from '../compose-testing/tinySite';
import { toPinRows } from './describePins';
import { diffRelease } from './diffRelease';
import { readPins } from './pinsFile';
import { tryPin } from './setPin';

let tiny: TinySite;

beforeEach(async () => {
  tiny = await createTinySite();
  await tiny.buildShell('one');
  await tiny.publish('games', '1.0.0', ['entry.a1.js']);
  await tiny.publish('games', '1.1.0', ['entry.a2.js']);
  await tiny.pin('games', '1.0.0');
});

afterEach(() => tiny.remove());

const pin = (version: string, pageCheck: PageCheck | { skippedBecause: string }) =>
  tryPin({ paths: tiny.paths, registry: tiny.registry, id: 'games', version, pageCheck });

test('refuses a release with browser problems, and passes the pinned one for comparison', async () => {
  const refusal = { check: 'browser', problem: '/work: it throws.', nextStep: 'Catch it.' } as const;
  const check = jest.fn<ReturnType<PageCheck>, Parameters<PageCheck>>().mockResolvedValue([refusal]);
  expect(await pin('1.1.0', check)).toMatchObject({ isWritten: false, refusals: [refusal] });
  expect(check.mock.calls[0]?.[0]).toMatchObject({
    release: { version: '1.1.0' },
    current: { version: '1.0.0' },
  });
  expect(readPins(tiny.paths.pins).remotes['games']?.version).toBe('1.0.0');
  check.mockResolvedValue([]);
  expect(await pin('1.1.0', check)).toMatchObject({ isWritten: true });
  expect(readPins(tiny.paths.pins).remotes['games']).not.toHaveProperty('unchecked');
});

test('a release that skipped the browser check is loaded completely when it is pinned again', async () => {
  await pin('1.1.0', { skippedBecause: 'no browser here' });
  const check = jest.fn<ReturnType<PageCheck>, Parameters<PageCheck>>().mockResolvedValue([]);
  await pin('1.1.0', check);
  expect(check.mock.calls[0]?.[0]).toMatchObject({ release: { version: '1.1.0' }, current: null });
  expect(readPins(tiny.paths.pins).remotes['games']).not.toHaveProperty('unchecked');
});

test('stores, lists and compares why the browser check was skipped, in the fallback too', async () => {
  expect(await pin('1.1.0', { skippedBecause: 'no browser here' })).toMatchObject({ isWritten: true });
  const pins = readPins(tiny.paths.pins);
  expect(pins.remotes['games']).toMatchObject({ version: '1.1.0', unchecked: 'no browser here' });
  expect(toPinRows(pins)[1]).toContain('no browser here');
  const { origins } = await diffRelease(pins, tiny.registry, 'games', '1.0.0');
  expect(origins).toContainEqual(['not loaded in a browser because', 'no browser here', '-', 'removed']);
  await tiny.publish('games', '1.2.0', ['entry.a3.js']);
  await pin('1.2.0', () => Promise.resolve([]));
  expect(readPins(tiny.paths.pins).remotes['games']?.previous).toMatchObject({
    version: '1.1.0',
    unchecked: 'no browser here',
  });
});
