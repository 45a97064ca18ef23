import { toFileName } from './toFileName';

test.each([
  ['Night bus', 'night-bus'],
  ['  Été: n° 5! ', 'ete-n-5'],
  ['../../etc', 'etc'],
  ['夜', 'loop'],
])('names the file of “%s” %s', (title, name) => {
  expect(toFileName(title, 'loop')).toBe(name);
});
