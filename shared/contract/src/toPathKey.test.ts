import { toPathKey } from './toPathKey';

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/work', '/work'],
  ['/Work/JS/DrumKit/', '/work/js/drumkit'],
  ['/work///', '/work'],
  ['/work//js', '/work//js'],
])('the key of %s is %s', (path, key) => {
  expect(toPathKey(path)).toBe(key);
});

test('thousands of slashes are compared once each', () => {
  const path = `${'/'.repeat(64_000)}x`;
  const start = process.cpuUsage();
  for (let run = 0; run < 20; run++) toPathKey(path);
  // In microseconds, as in resolveRequest.test.ts.
  expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
});
