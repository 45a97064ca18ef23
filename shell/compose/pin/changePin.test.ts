import type { PinsFile, ReleasePin } from '@portfolio/contract';
import { checkRevoked, withoutRevoked } from '../release/revoked';
import { withoutRevocation, withPin, withRevocation, withRollback } from './changePin';

const toRelease = (version: string): ReleasePin => ({
  version,
  release: `rsvp/releases/${version}.json`,
  integrity: `sha384-${version.replaceAll('.', '').padEnd(64, '0')}`,
});

const set = (pins: PinsFile, ...versions: string[]) =>
  versions.reduce((before, version) => withPin(before, 'rsvp', toRelease(version)), pins);

const rollBack = (pins: PinsFile) => withRollback(pins, 'rsvp') ?? pins;

const revoke = (pins: PinsFile, version: string) =>
  withRevocation(pins, {
    id: 'rsvp',
    version,
    integrity: toRelease(version).integrity,
    reason: 'It reads what guests type.',
    date: '2026-11-20',
  });

const EMPTY: PinsFile = { schema: 1, remotes: {} };

/** The pinned version, its fallbacks, and in brackets the versions that were rolled back. */
function describePin({ remotes: { rsvp } }: PinsFile): string {
  if (rsvp === undefined) return 'none';
  const good = [rsvp, ...(rsvp.previous ? [rsvp.previous] : []), ...(rsvp.earlier ?? [])];
  const left = rsvp.rolledBack === undefined ? '' : ` (${rsvp.rolledBack.join(' ')})`;
  return good.map(({ version }) => version).join(' < ') + left;
}

test.each<[fact: string, pins: PinsFile, expected: string]>([
  ['the first pin has no fallback', set(EMPTY, '1.0.0'), '1.0.0'],
  ['the pinned release becomes the last known good', set(EMPTY, '1.0.0', '1.1.0'), '1.1.0 < 1.0.0'],
  ['pinning the same release again changes nothing', set(EMPTY, '1.0.0', '1.1.0', '1.1.0'), '1.1.0 < 1.0.0'],
  [
    'four earlier releases are kept beside the pinned one',
    set(EMPTY, '1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0'),
    '1.5.0 < 1.4.0 < 1.3.0 < 1.2.0 < 1.1.0',
  ],
  ['a rollback pins the last known good release', rollBack(set(EMPTY, '1.0.0', '1.1.0')), '1.0.0 (1.1.0)'],
  [
    'after a rollback the fallback is the one that the release had before',
    rollBack(set(EMPTY, '1.0.0', '1.1.0', '1.2.0')),
    '1.1.0 < 1.0.0 (1.2.0)',
  ],
  [
    'a second rollback goes one release further back',
    rollBack(rollBack(set(EMPTY, '1.0.0', '1.1.0', '1.2.0'))),
    '1.0.0 (1.1.0 1.2.0)',
  ],
  [
    'the fix of a bad release falls back to the good one before it',
    set(rollBack(set(EMPTY, '1.0.0', '1.1.0')), '1.2.0'),
    '1.2.0 < 1.0.0',
  ],
  [
    'a release that was rolled back may be pinned again, and then counts as good',
    set(rollBack(set(EMPTY, '1.0.0', '1.1.0')), '1.1.0', '1.2.0'),
    '1.2.0 < 1.1.0 < 1.0.0',
  ],
  [
    'setting a lower version is a rollback past all higher ones',
    set(EMPTY, '1.0.0', '1.1.0', '1.2.0', '1.0.0'),
    '1.0.0 (1.1.0 1.2.0)',
  ],
  [
    'setting an older one that was never pinned is a rollback too',
    set(EMPTY, '1.0.0', '1.2.0', '1.1.0'),
    '1.1.0 < 1.0.0 (1.2.0)',
  ],
  [
    'a revoked release is not used as the fallback',
    revoke(set(EMPTY, '1.0.0', '1.1.0', '1.2.0'), '1.1.0'),
    '1.2.0 < 1.0.0',
  ],
  [
    'nor is an earlier revoked release',
    revoke(set(EMPTY, '1.0.0', '1.1.0', '1.2.0'), '1.0.0'),
    '1.2.0 < 1.1.0',
  ],
  ['a revoked release that is pinned stays', revoke(set(EMPTY, '1.0.0', '1.1.0'), '1.1.0'), '1.1.0 < 1.0.0'],
  [
    'its successor does not fall back to it',
    set(revoke(set(EMPTY, '1.0.0', '1.1.0'), '1.1.0'), '1.2.0'),
    '1.2.0 < 1.0.0',
  ],
])('%s', (_fact, pins, expected) => {
  expect(describePin(pins)).toBe(expected);
});

test('cannot roll back without a previous good release', () => {
  expect(withRollback(EMPTY, 'rsvp')).toBeUndefined();
  expect(withRollback(set(EMPTY, '1.0.0'), 'rsvp')).toBeUndefined();
});

test('rolls back past a revoked fallback that a merge brought back', () => {
  const { remotes } = set(EMPTY, '1.0.0', '1.1.0', '1.2.0');
  const pins = rollBack({ ...revoke({ ...EMPTY, remotes }, '1.1.0'), remotes });
  expect(pins.remotes['rsvp']).toMatchObject({ version: '1.0.0', previous: null });
});

test('keeps the extra fields of a pin, in the fallback too', () => {
  const marked = { ...toRelease('1.0.0'), note: 'kept' } as ReleasePin;
  const pins = set(withPin(EMPTY, 'rsvp', marked), '1.1.0');
  expect(pins.remotes['rsvp']?.previous).toEqual(marked);
  expect(rollBack(pins).remotes['rsvp']).toEqual({ ...marked, previous: null, rolledBack: ['1.1.0'] });
});

test('lists a revoked release once, in order, and removes it when the revocation is withdrawn', () => {
  const pins = revoke(revoke(revoke(EMPTY, '1.2.0'), '1.1.0'), '1.2.0');
  expect(pins.revoked?.map(({ version }) => version)).toEqual(['1.1.0', '1.2.0']);
  const back = withoutRevocation(withoutRevocation(pins, 'rsvp', '1.1.0'), 'rsvp', '1.2.0');
  expect(back).toEqual(EMPTY);
  expect(withoutRevocation(pins, 'other', '1.1.0')).toEqual(pins);
});

test('recognises a revoked release by its hash too, with the reason and the release to pin instead', () => {
  const pins = revoke(set(EMPTY, '1.0.0', '1.1.0'), '1.1.0');
  const other = { ...toRelease('1.1.0'), version: '1.1.1' };
  for (const pin of [toRelease('1.1.0'), other])
    expect(checkRevoked(pins, 'rsvp', pin)).toEqual([
      {
        check: 'revoked',
        problem: 'rsvp 1.1.0 was revoked on 2026-11-20: It reads what guests type.',
        nextStep:
          'Pin 1.0.0 with "npm run pins -- rollback rsvp", or undo the revocation with "npm run pins -- revoke rsvp@1.1.0 --undo", in each environment that has it.',
      },
    ]);
  expect(checkRevoked(pins, 'rsvp', toRelease('1.0.0'))).toEqual([]);
  expect(checkRevoked(pins, 'other', toRelease('1.1.0'))).toEqual([]);
  expect(checkRevoked(revoke(set(EMPTY, '1.0.0'), '1.0.0'), 'rsvp', toRelease('1.0.0'))[0]?.nextStep).toMatch(
    /^Pin another release with "npm run pins -- set rsvp <version>", or/,
  );
});

test('drops a revoked fallback that a merge restored', () => {
  const merged = { ...revoke(EMPTY, '1.0.0'), remotes: set(EMPTY, '1.0.0', '1.1.0').remotes };
  expect(describePin(withoutRevoked(merged))).toBe('1.1.0');
});
