import { describeHeading, toWind, turnTowards } from './bearing';
import { classicSpeedText, classicTurn } from './classicReadout';

test.each([
  [0, 'north'],
  [11, 'north'],
  [12, 'north-north-east'],
  [135, 'south-east'],
  [270, 'west'],
  [348.8, 'north'],
])('%d° is %s', (headingDeg, wind) => {
  expect(toWind(headingDeg)).toBe(wind);
});

test('describes a heading in figures and words, and a missing one as unknown', () => {
  expect(describeHeading(135.4)).toBe('135°, south-east');
  expect(describeHeading(359.7)).toBe('0°, north');
  expect(describeHeading(0)).toBe('0°, north');
  expect(describeHeading(null)).toBe('unknown');
});

test.each([
  [350, 10, 370],
  [10, 350, -10],
  [370, 20, 380],
  [-350, 0, -360],
  [0, 90, 90],
  [725, 0, 720],
])('from %d towards %d turns to %d', (fromDeg, headingDeg, expected) => {
  expect(turnTowards(fromDeg, headingDeg)).toBe(expected);
});

test('never turns by more than half a circle', () => {
  for (let headingDeg = 0; headingDeg < 360; headingDeg += 7) {
    for (const fromDeg of [-725, -1, 0, 180, 359, 1081]) {
      const angleDeg = turnTowards(fromDeg, headingDeg);
      expect(Math.abs(angleDeg - fromDeg)).toBeLessThanOrEqual(180);
      expect((((angleDeg - headingDeg) % 360) + 360) % 360).toBeCloseTo(0);
    }
  }
});

test('the classic turns the long way and calls metres kilometres', () => {
  expect(classicTurn(350, 10)).toBe(-340);
  expect(classicSpeedText(10)).toBe('10 KM/H');
  expect(classicSpeedText(null)).toBe('KM/H');
});
