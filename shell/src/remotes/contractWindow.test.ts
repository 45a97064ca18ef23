import { CONTRACT_VERSION } from '@portfolio/contract';
import { understandsContract } from './contractWindow';

const OLDER = [{ major: 1, until: '2027-06-30' }];

test.each([
  ['2.0.0', true],
  ['2.4.1', true],
  ['1.9.0', true],
  ['0.1.0', false],
  ['3.0.0', false],
  ['', false],
  [undefined, false],
])('contract 2 with a window for 1 understands %s: %s', (version, isUnderstood) => {
  expect(understandsContract(version, '2.0.0', OLDER)).toBe(isUnderstood);
});

test('understands its own contract', () => {
  expect(understandsContract(CONTRACT_VERSION)).toBe(true);
});
