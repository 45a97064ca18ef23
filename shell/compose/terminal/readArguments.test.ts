import { findReply } from './readArguments';

const USAGE = 'Usage: npm run things -- <name> [--out <folder>]';
const read = (...args: string[]) =>
  findReply(USAGE, { args, allowPositionals: true, options: { out: { type: 'string' } } });

test('passes a valid command line to the command', () => {
  expect(read('one', '--out', 'folder')).toBeNull();
});

test.each(['--help', '-h'])('%s prints the usage and exits with 0', (option) => {
  expect(read(option, '--unknown')).toEqual({ text: USAGE, exitCode: 0 });
});

test.each([
  ['an unknown option', ['--nonsense'], "Unknown option '--nonsense'."],
  ['an option without its value', ['--out'], "Option '--out <value>' argument missing."],
])('names %s above the usage', (_what, args, mistake) => {
  expect(read(...args)).toEqual({ text: `${mistake}\n${USAGE}`, exitCode: 1 });
});
