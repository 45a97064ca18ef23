import { findMistake, readArguments } from './readArguments';

const USAGE = 'Usage: npm run things -- <name> [--out <folder>]';
const CONFIG = { allowPositionals: true, options: { out: { type: 'string' } } } as const;
const read = (...args: string[]) => findMistake(USAGE, { ...CONFIG, args });

afterEach(() => jest.restoreAllMocks());

test('passes a valid command line to the command', () => {
  expect(read('one', '--out', 'folder')).toBeNull();
});

test.each(['--help', '-h'])('%s prints the usage and exits with 0', (option) => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  expect(() => readArguments(USAGE, { ...CONFIG, args: [option, '--unknown'] })).toThrow('exit 0');
  expect(log.mock.calls).toEqual([[USAGE]]);
});

test.each([
  ['an unknown option', ['--nonsense'], "Unknown option '--nonsense'."],
  ['an option without its value', ['--out'], "Option '--out <value>' argument missing."],
  ['an empty option', ['--out='], "Option '--out' is empty. Give it a value, or leave it out."],
  ['a blank option', ['--out', ' '], "Option '--out' is empty. Give it a value, or leave it out."],
  [
    'a blank argument, which would be the number 0',
    [' '],
    'An argument is empty. Give it a value, or leave it out.',
  ],
  ['an empty argument', ['one', ''], 'An argument is empty. Give it a value, or leave it out.'],
])('names %s below the usage', (_what, args, mistake) => {
  expect(read(...args)).toMatchObject({ code: 'USAGE', message: `${USAGE}\n\n${mistake}` });
});
