import { parseGracePeriod } from './gracePeriod';

test('refuses a grace period that is not a number of days', () => {
  expect(parseGracePeriod('1.5')).toBe(1.5 * 24 * 60 * 60_000);
  for (const days of ['', 'soon', '-1', 'Infinity'])
    expect(() => parseGracePeriod(days)).toThrow(/is not a number of days/);
});
