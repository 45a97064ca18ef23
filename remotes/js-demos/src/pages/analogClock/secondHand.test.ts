import { getClassicAngle, getFixedAngle, getTravel } from './secondHand';

test('classic: sweeps back through almost the whole dial at the full minute', () => {
  expect(getTravel(getClassicAngle, 58)).toBeCloseTo(6);
  expect(getTravel(getClassicAngle, 59)).toBeCloseTo(-354);
});

test('fixed: moves the same step every second', () => {
  for (let second = 0; second < 180; second += 1) expect(getTravel(getFixedAngle, second)).toBeCloseTo(6);
});
