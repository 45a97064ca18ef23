import { readMinutes, readSeed } from './readRunLength';

test.each([
  [undefined, 0],
  ['', 0],
  ['all', 30],
  ['2', 2],
  ['0.5', 0.5],
])('reads %j as %d minutes', (given, minutes) => {
  expect(readMinutes('RANDOM_USE', given, 30)).toBe(minutes);
});

test.each(['x', '-1', 'ALL', '5m', 'NaN', 'Infinity'])('refuses %j minutes with what to write', (given) => {
  expect(() => readMinutes('RANDOM_USE', given, 30)).toThrow(
    expect.objectContaining({
      code: 'BAD_SETTING',
      message: `Failed to read RANDOM_USE: "${given}" is not a number of minutes. Write one such as 5, or "all" for 30.`,
    }),
  );
});

test.each(['x', '-1', '1.5'])('refuses the seed %j, which repeats no run', (given) => {
  expect([readSeed(undefined, 7), readSeed('12', 7)]).toEqual([7, 12]);
  expect(() => readSeed(given, 7)).toThrow(expect.objectContaining({ code: 'BAD_SETTING' }));
});
