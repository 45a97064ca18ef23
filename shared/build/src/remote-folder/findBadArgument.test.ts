import { findBadArgument } from './findBadArgument';

test.each([
  ['deploy', ['--dry-run'], '--dry-run'],
  ['build', ['now'], 'now'],
  ['key', ['--help'], '--help'],
  ['new', ['echo', '--title'], '--title'],
  ['deploy', [], undefined],
  ['key', ['team.pem'], undefined],
  ['new', ['echo'], undefined],
  // These read their options themselves.
  ['dev', ['--alone'], undefined],
  ['test-changed', ['--since', 'main'], undefined],
])('of "%s" with %j, %s is not understood', (command, args, expected) => {
  expect(findBadArgument(command, args)).toBe(expected);
});
