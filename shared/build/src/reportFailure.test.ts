import { SiteError } from '@portfolio/contract';
import { reportFailure } from './reportFailure';

const EXPECTED = new SiteError('Failed to try: there is a reason. Do this.', 'NO_PREVIOUS');

let printed: [stream: 'out' | 'err', text: unknown][];

beforeEach(() => {
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((text) => void printed.push(['out', text]));
  jest.spyOn(console, 'error').mockImplementation((text) => void printed.push(['err', text]));
});
afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = undefined;
});

test('an expected error prints its message, then its code', () => {
  reportFailure(EXPECTED, false);
  expect(printed).toEqual([['err', 'Failed to try: there is a reason. Do this.\nCode: NO_PREVIOUS']]);
  expect(process.exitCode).toBe(1);
});

test('with --json it is one object on standard output', () => {
  reportFailure(EXPECTED, true);
  expect(printed).toEqual([
    ['out', JSON.stringify({ code: 'NO_PREVIOUS', message: EXPECTED.message }, null, 2)],
  ]);
  expect(process.exitCode).toBe(1);
});

test('any other error keeps its stack, and has no code', () => {
  const error = new TypeError('x is not a function');
  reportFailure(error, false);
  reportFailure(error, true);
  expect(printed).toEqual([
    ['err', error],
    ['out', JSON.stringify({ code: null, message: 'x is not a function' }, null, 2)],
    ['err', error],
  ]);
});
