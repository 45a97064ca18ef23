import {
  EMPTY_PATTERN,
  MAX_HITS,
  TICKS_PER_BEAT,
  addHit,
  filledSteps,
  lengthTicksOf,
  quantise,
  quantiseTick,
  setBars,
  toggleStep,
} from './pattern';

const BAR = lengthTicksOf({ bars: 1 });

test.each([
  ['off', 37, 37],
  ['sixteenth', 11, 0],
  ['sixteenth', 12, 24],
  ['eighth', 70, 48],
  ['triplet', 33, 32],
  ['quarter', 143, 96],
  ['quarter', BAR - 10, 0],
] as const)('snaps with the grid %s from tick %d to %d', (grid, tick, snapped) => {
  expect(quantiseTick(tick, grid, BAR)).toBe(snapped);
});

test('keeps strokes in order and ignores duplicates', () => {
  let pattern = addHit(EMPTY_PATTERN, { pad: 'snare', tick: 96 });
  pattern = addHit(pattern, { pad: 'kick', tick: 0 });

  expect(addHit(pattern, { pad: 'kick', tick: 0 })).toBe(pattern);
  expect(pattern.hits.map(({ pad }) => pad)).toEqual(['kick', 'snare']);
});

test('adds no stroke to a full loop', () => {
  const full = {
    ...EMPTY_PATTERN,
    hits: Array.from({ length: MAX_HITS }, (_, tick) => ({ pad: 'tink', tick }) as const),
  };

  expect(addHit(full, { pad: 'kick', tick: 5 })).toBe(full);
});

test('toggles a cell, even with strokes played off the beat', () => {
  const filled = toggleStep(EMPTY_PATTERN, 'kick', 4);
  expect(filled.hits).toEqual([{ pad: 'kick', tick: TICKS_PER_BEAT }]);

  const loose = addHit(filled, { pad: 'kick', tick: TICKS_PER_BEAT + 7 });
  expect(filledSteps(loose, 'kick')).toBe('0000100000000000');
  expect(toggleStep(loose, 'kick', 4).hits).toEqual([]);
});

test('merges two strokes that meet on the grid', () => {
  const loose = {
    ...EMPTY_PATTERN,
    hits: [
      { pad: 'hihat', tick: 46 },
      { pad: 'hihat', tick: 50 },
    ] as const,
  };

  expect(quantise(loose, 'eighth').hits).toEqual([{ pad: 'hihat', tick: 48 }]);
});

test('drops strokes beyond a shorter end', () => {
  const twoBars = {
    ...EMPTY_PATTERN,
    bars: 2 as const,
    hits: [
      { pad: 'kick', tick: 0 },
      { pad: 'kick', tick: BAR },
    ] as const,
  };

  expect(setBars(twoBars, 1).hits).toEqual([{ pad: 'kick', tick: 0 }]);
});
