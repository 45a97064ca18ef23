import {
  describeAge,
  describeCoordinate,
  describeDistance,
  describeSpeed,
  describeSpeedInWords,
} from './units';

test.each([
  [10, 'kmh', '36 km/h'],
  [10, 'mph', '22 mph'],
  [10, 'knots', '19 kn'],
  [10, 'mps', '10 m/s'],
  [1.4, 'kmh', '5.0 km/h'],
] as const)('%d m/s in %s are %s', (speedMps, unit, expected) => {
  expect(describeSpeed(speedMps, unit)).toBe(expected);
});

test.each([
  [10, 'kmh', 'Speed 36 kilometres per hour.'],
  [10, 'mph', 'Speed 22 miles per hour.'],
  [10, 'knots', 'Speed 19 knots.'],
  [10, 'mps', 'Speed 10 metres per second.'],
  [0, 'kmh', 'Not moving.'],
  [null, 'kmh', 'Speed unknown.'],
] as const)('%s m/s in %s are said as "%s"', (speedMps, unit, expected) => {
  expect(describeSpeedInWords(speedMps, unit)).toBe(expected);
});

test('distinguishes unknown, standing still and moving', () => {
  expect(describeSpeed(null, 'kmh')).toBe('unknown');
  expect(describeSpeed(0, 'kmh')).toBe('not moving');
  expect(describeSpeed(0.29, 'kmh')).toBe('not moving');
  expect(describeSpeed(0.3, 'kmh')).toBe('1.1 km/h');
});

test.each([
  [0, '0 m'],
  [999.4, '999 m'],
  [1000, '1.00 km'],
  [12_345, '12.3 km'],
])('%d m are written as %s', (distanceM, expected) => {
  expect(describeDistance(distanceM)).toBe(expected);
});

test.each([
  [900, '0 seconds ago'],
  [1000, '1 second ago'],
  [59_999, '59 seconds ago'],
  [60_000, '1 minute ago'],
  [150_000, '2 minutes ago'],
  [-500, '0 seconds ago'],
])('%d ms are %s', (ageMs, expected) => {
  expect(describeAge(ageMs)).toBe(expected);
});

test('writes coordinates with their hemisphere, and carries seconds', () => {
  expect(describeCoordinate(51.4769, ['N', 'S'])).toBe('51° 28′ 37″ N');
  expect(describeCoordinate(-0.0015, ['E', 'W'])).toBe('0° 00′ 05″ W');
  expect(describeCoordinate(9.99999, ['E', 'W'])).toBe('10° 00′ 00″ E');
});
