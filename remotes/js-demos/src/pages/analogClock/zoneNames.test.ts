import { findZone, isKnownZone, listZones, normaliseZone, toHomeZone, toPlace } from './zoneNames';

const ZONES = listZones();

test.each([
  ['kathmandu', 'Asia/Kathmandu'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['asia/kathmandu', 'Asia/Kathmandu'],
  ['  new   york ', 'America/New_York'],
  ['Kiev', 'Europe/Kyiv'],
  ['São Paulo', 'America/Sao_Paulo'],
  ['utc', 'UTC'],
  [
    'us/pacific',
    normaliseZone(new Intl.DateTimeFormat('en', { timeZone: 'US/Pacific' }).resolvedOptions().timeZone),
  ],
])('understands “%s” as %s', (text, zone) => {
  expect(findZone(text, ZONES)).toBe(zone);
});

test.each(['', '   ', 'Mars/Olympus', 'Gotham'])('finds no zone for “%s”', (text) => {
  expect(findZone(text, ZONES)).toBeNull();
});

test('lists each place once, under its current name', () => {
  expect(new Set(ZONES).size).toBe(ZONES.length);
  expect(ZONES).toContain('Asia/Kolkata');
  expect(ZONES).not.toContain('Asia/Calcutta');
});

test('extracts the place from a zone', () => {
  expect(toPlace('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  expect(toPlace(normaliseZone('Asia/Calcutta'))).toBe('Kolkata');
  expect(toPlace('UTC')).toBe('UTC');
});

test.each([
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Etc/Unknown', 'UTC'],
  [undefined, 'UTC'],
])('takes “%s” as the home zone %s', (zone, home) => {
  expect(toHomeZone(zone)).toBe(home);
});

test('asks the browser whether a zone exists', () => {
  expect(isKnownZone('Asia/Katmandu')).toBe(true);
  expect(isKnownZone('Mars/Olympus')).toBe(false);
});
