import { heightMm, toArcMinutes, TYPE } from './sizes';

const FLOOR_MINUTES = 20;

describe('heightMm', () => {
  it('makes the number nine millimetres high', () => {
    expect(heightMm(TYPE.number)).toBeCloseTo(9, 1);
  });
});

describe('toArcMinutes', () => {
  it('gives five minutes for the letter of an eye chart, 0.58 mm at 400 mm', () => {
    expect(toArcMinutes(0.58)).toBeCloseTo(5, 1);
  });

  it.each(['number', 'word', 'quiet', 'draftNumber'] as const)('keeps %s over the floor', (role) => {
    expect(toArcMinutes(heightMm(TYPE[role]))).toBeGreaterThan(FLOOR_MINUTES);
  });

  it('shows that the labels of the draft were below the floor', () => {
    expect(toArcMinutes(heightMm(TYPE.draftLabel))).toBeLessThan(FLOOR_MINUTES);
  });
});
