import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compileRemoteStyles } from './compileStyles';

let dir: string;

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'styles-'));
  fs.mkdirSync(path.join(dir, 'src'));
  const modules = path.join(__dirname, '../../../../node_modules');
  // Without the shared packages, whose components would be recorded too.
  fs.mkdirSync(path.join(dir, 'node_modules'));
  for (const name of ['react', 'react-dom', 'styled-components', '@portfolio/contract']) {
    const link = path.join(dir, 'node_modules', name);
    fs.mkdirSync(path.dirname(link), { recursive: true });
    fs.symlinkSync(fs.realpathSync(path.join(modules, name)), link);
  }
  fs.writeFileSync(
    path.join(dir, 'tsconfig.json'),
    '{"compilerOptions":{"jsx":"react-jsx","target":"es2022","module":"esnext"}}',
  );
});

afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

const write = (source: string) =>
  fs.writeFileSync(
    path.join(dir, 'src/Box.styles.ts'),
    `import styled, { createGlobalStyle } from 'styled-components';\n${source}`,
  );

test('a remote is compiled if none of its components depends on its props; its global styles are not', async () => {
  write(
    'export const Box = styled.p`color: red;`;\nexport const All = createGlobalStyle`p { margin: 0; }`;\n',
  );
  const styles = await compileRemoteStyles(dir, 'sample');
  expect(styles).toMatchObject({ step: 'compile', isComplete: true });
  expect(JSON.stringify(styles)).toContain('{color:red;}');
  expect(JSON.stringify(styles)).not.toContain('margin');
}, 60_000);

test.each([
  ['rules', 'export const Odd = styled(Box)`color: ${({ $tone }: { $tone: string }) => $tone};`;'],
  ['default props', 'export const Odd = styled(Box).attrs(({ id }) => ({ title: id ?? "" }))`color: blue;`;'],
  ['objects', "export const Odd = styled(Box)({ color: 'blue' });"],
])(
  'not one component is compiled if another has %s that only styled-components can make',
  async (_what, source) => {
    write(`export const Box = styled.p\`color: red;\`;\n${source}\n`);
    expect(await compileRemoteStyles(dir, 'sample')).toBeUndefined();
  },
  60_000,
);

test('a remote without components of its own needs nothing', async () => {
  expect(await compileRemoteStyles(dir, 'sample')).toMatchObject({ styles: {} });
});
