import fs from 'node:fs';
import path from 'node:path';
import noPrefixes from './noPrefixes';

const STYLIS = path.resolve(__dirname, '../../../node_modules/stylis/src');
const listExports = (source: string) =>
  [...source.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name]) => name);

test('has the same exports as the stylis module that it replaces', () => {
  const source = fs.readFileSync(path.join(STYLIS, 'Prefixer.js'), 'utf8');
  expect(listExports(noPrefixes())).toEqual(listExports(source));
});
