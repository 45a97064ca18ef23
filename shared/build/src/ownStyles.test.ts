import fs from 'node:fs';
import path from 'node:path';
import ownStyles from './ownStyles';

const SOURCE = fs.readFileSync(
  path.resolve(__dirname, '../../../node_modules/styled-components/dist/styled-components.browser.esm.js'),
  'utf8',
);

test('finds the attribute in the installed version, and nothing else that would be the same for two copies', () => {
  const changed = ownStyles.call({ getOptions: () => ({ id: 'css-demos' }) } as never, SOURCE);
  expect(changed).toContain('||"data-styled-css-demos"');
  expect(changed).not.toContain('"data-styled"');
});
