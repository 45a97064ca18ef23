import {
  formatDifference,
  formatOffset,
  formatWall,
  formatWallDate,
  getDaylightSaving,
  getZoneTime,
  toDateTime,
} from './zoneTime';

const WINTER = Date.UTC(2026, 0, 14, 9, 24, 37);
const SUMMER = Date.UTC(2026, 6, 14, 9, 24, 37);

test.each([
  ['UTC', '09:24:37', 0],
  ['Asia/Kolkata', '14:54:37', 330],
  ['Asia/Kathmandu', '15:09:37', 345],
  ['America/St_Johns', '05:54:37', -210],
  ['Pacific/Chatham', '23:09:37', 825],
])('reads the wall clock in %s', (zone, wall, offsetMinutes) => {
  const time = getZoneTime(zone, WINTER);

  expect(formatWall(time.wallMs, true)).toBe(wall);
  expect(time.offsetMinutes).toBe(offsetMinutes);
});

test('shows midnight as the start of a day and keeps milliseconds', () => {
  const { wallMs } = getZoneTime('Asia/Tokyo', Date.UTC(2026, 0, 14, 15, 0, 0, 250));

  expect(formatWall(wallMs, true)).toBe('00:00:00');
  expect(formatWall(wallMs, false)).toBe('12:00:00 am');
  expect(wallMs % 1000).toBe(250);
});

test.each([
  ['Europe/Paris', WINTER, 'standard'],
  ['Europe/Paris', SUMMER, 'summer'],
  ['Australia/Adelaide', WINTER, 'summer'],
  ['Australia/Adelaide', SUMMER, 'standard'],
  ['Asia/Kathmandu', SUMMER, 'none'],
] as const)('finds the daylight saving of %s at %d: %s', (zone, atMs, expected) => {
  expect(getDaylightSaving(zone, atMs)).toBe(expected);
});

test.each([
  [345, 'UTC+05:45'],
  [-210, 'UTC−03:30'],
  [0, 'UTC±00:00'],
])('writes the offset %d as %s', (minutes, text) => {
  expect(formatOffset(minutes)).toBe(text);
});

test.each([
  [0, 'the same time as here'],
  [345, '5 h 45 min ahead'],
  [-120, '2 h behind'],
  [30, '30 min ahead'],
])('describes the difference %d as %s', (minutes, text) => {
  expect(formatDifference(minutes)).toBe(text);
});

test('writes local date and machine-readable time, not UTC', () => {
  const time = getZoneTime('Pacific/Auckland', WINTER + 6 * 3_600_000);

  expect(formatWallDate(time.wallMs)).toBe('Thursday 15 January');
  expect(toDateTime(time)).toBe('2026-01-15T04:24:37+13:00');
  expect(toDateTime(getZoneTime('America/St_Johns', WINTER))).toBe('2026-01-14T05:54:37-03:30');
});

test('throws for an unknown zone', () => {
  expect(() => getZoneTime('Mars/Olympus', WINTER)).toThrow(RangeError);
});
