import { heightMm, toArcMinutes, TYPE } from './sizes';

const FLOOR_MINUTES = 20;

describe('heightMm', () => {
  test('draws the number nine millimetres high', () => {
    expect(heightMm(TYPE.number)).toBeCloseTo(9, 1);
  });
});

describe('toArcMinutes', () => {
  test('gives five minutes of arc for the letter of an eye chart, 0.58 mm at 400 mm', () => {
    expect(toArcMinutes(0.58)).toBeCloseTo(5, 1);
  });

  test.each(['number', 'word', 'quiet', 'draftNumber'] as const)('keeps %s above the minimum', (role) => {
    expect(toArcMinutes(heightMm(TYPE[role]))).toBeGreaterThan(FLOOR_MINUTES);
  });

  test('confirms that the draft’s labels were below the minimum', () => {
    expect(toArcMinutes(heightMm(TYPE.draftLabel))).toBeLessThan(FLOOR_MINUTES);
  });
});
