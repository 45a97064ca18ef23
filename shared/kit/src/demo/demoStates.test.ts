import { findForcedState, writeForcedState } from './demoStates';

const STATES = ['idle', 'running', 'denied'] as const;

test.each([
  ['?state=denied', 'denied'],
  ['?a=1&state=running', 'running'],
  ['?state=offline', null],
  ['?state=constructor', null],
  ['', null],
])('reads %s as %s', (search, state) => {
  expect(findForcedState(search, STATES)).toBe(state);
});

test('writes and removes a state without touching the rest', () => {
  expect(writeForcedState('?zone=Asia%2FTokyo', 'denied')).toBe('?zone=Asia%2FTokyo&state=denied');
  expect(writeForcedState('?state=denied&a=1', null)).toBe('?a=1');
  expect(writeForcedState('?state=denied', null)).toBe('');
});
