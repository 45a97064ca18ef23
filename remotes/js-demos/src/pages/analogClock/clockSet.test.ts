import { readEnvelope, writeEnvelope } from '../../portable/envelope';
import { readLinkHash, toLinkHash } from '../../portable/link';
import { CLOCK_SET, DEFAULT_SET, MAX_ZONES, describeChange, type ClockSet } from './clockSet';

const read = (set: unknown) => readEnvelope(CLOCK_SET, writeEnvelope(CLOCK_SET, set as ClockSet));

test('survives export to a file and to a link unchanged', () => {
  const set: ClockSet = { zones: ['Asia/Kathmandu', 'UTC'], is24: false, motion: 'smooth' };

  expect(read(set)).toEqual({ isRead: true, value: set });
  expect(readLinkHash(CLOCK_SET, toLinkHash(CLOCK_SET, set) as string)).toEqual({ isRead: true, value: set });
});

test('accepts old names of zones, and each place once', () => {
  expect(read({ ...DEFAULT_SET, zones: ['Asia/Katmandu', 'Asia/Kathmandu'] })).toMatchObject({
    value: { zones: ['Asia/Kathmandu'] },
  });
});

test.each([
  [{ ...DEFAULT_SET, zones: ['Mars/Olympus'] }, '“Mars/Olympus” is not a time zone this browser knows.'],
  [{ ...DEFAULT_SET, motion: 'jump' }, 'The motion is not one of tick, smooth.'],
  [
    { ...DEFAULT_SET, zones: Array.from({ length: MAX_ZONES + 1 }, () => 'UTC') },
    'The list of zones has 13 entries; the limit is 12.',
  ],
])('refuses a broken set with a reason (%#)', (set, reason) => {
  expect(read(set)).toEqual({ isRead: false, reason });
});

test.each<[Partial<ClockSet>, string]>([
  [{ zones: ['UTC', 'Asia/Tokyo'] }, 'Tokyo is on the wall.'],
  [{ zones: ['America/New_York'] }, 'New York is on the wall. UTC has been taken down.'],
  [{ is24: false, motion: 'smooth' }, 'The clocks show 12 hours. The second hand sweeps.'],
  [{}, 'The clocks are the same.'],
])('describes the change to %j', (change, text) => {
  const before: ClockSet = { zones: ['UTC'], is24: true, motion: 'tick' };

  expect(describeChange(before, { ...before, ...change })).toBe(text);
});
