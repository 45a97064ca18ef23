import { isWithin, readOptions } from './options';

const readParts = (...args: string[]) => {
  const options = readOptions(args);
  return typeof options === 'string' ? options : options.parts.map(({ name }) => name);
};

test('mutates every part by default, or the parts with a required score on request', () => {
  expect(readParts()).toEqual(expect.arrayContaining(['contract', 'gate', 'loader']));
  const required = readParts('--required');
  expect(required).toEqual(expect.arrayContaining(['contract', 'gate', 'stores']));
  expect(required).not.toContain('loader');
});

test('reads places, workers and minutes', () => {
  const places = ['shared/contract/src/', 'shared/contract/src/errors.ts:8:3'];
  expect(readOptions(['--workers', '1', ...places, '--minutes', '5'])).toMatchObject({
    files: [{ file: 'shared/contract/src' }, { file: 'shared/contract/src/errors.ts', line: 8, column: 3 }],
    workers: 1,
    minutes: 5,
  });
  expect(readOptions([])).toMatchObject({ files: [], workers: 2, minutes: Infinity });
});

test.each([
  [['--workers', '0'], '--workers needs a number above 0, such as "--workers 2".'],
  [['--minutes'], '--minutes needs a number above 0'],
  [['--all'], '--all is not an option.'],
  ...['errors.ts:8x', 'errors.ts:0', 'errors.ts:8:', 'errors.ts:8:-1'].map((place): [string[], string] => [
    [`shared/contract/src/${place}`],
    `shared/contract/src/${place} is no place. Write <file>:<line>:<column>`,
  ]),
  [
    ['shared/contract/srcs'],
    'shared/contract/srcs is in no part. Name files or folders of: shared/contract/src,',
  ],
])('refuses %j and says what to do', (args, message) => {
  expect(readOptions(args)).toContain(message);
});

test.each([
  ['a/b', 'a', true],
  ['a', 'a', true],
  ['ab', 'a', false],
  ['a', 'a/b', false],
])('%s is within %s: %s', (file, folder, expected) => {
  expect(isWithin(file, folder)).toBe(expected);
});
