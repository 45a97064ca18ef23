import fs from 'node:fs';
import path from 'node:path';
import plainExceptions from './plainExceptions';

const evaluate = (code: string) =>
  new Function(
    `const formatProdErrorMessage = (code) => 'error ' + code; ${code} return SuspenseException;`,
  )() as Error;

test('keeps class and message of an exception, and leaves out its stack', () => {
  const exception = evaluate(plainExceptions('var SuspenseException = Error(formatProdErrorMessage(460));'));
  expect(exception).toBeInstanceOf(Error);
  expect(exception.message).toBe('error 460');
  expect(exception.stack).toBeUndefined();
});

test('leaves errors that are thrown where they are created', () => {
  const code = 'if (null === e) throw Error(formatProdErrorMessage(459));';
  expect(plainExceptions(code)).toBe(code);
});

test('finds all five exceptions of the installed React', () => {
  const file = path.resolve(__dirname, '../../../node_modules/react-dom/cjs/react-dom-client.production.js');
  const source = fs.readFileSync(file, 'utf8');
  const created = /^(?:var | {2})\w+ = Error\(/gm;
  expect(source.match(created)).toHaveLength(5);
  expect(plainExceptions(source).match(created)).toBeNull();
});
