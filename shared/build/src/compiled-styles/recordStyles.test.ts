import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { CompiledStyles } from './CompiledStyles';
import { recordStyles } from './recordStyles';

const SOURCES = {
  'Card.tsx': `import styled, { css, keyframes } from 'styled-components';
const turn = keyframes\`to { rotate: 1turn; }\`;
const mixin = css\`color: red;\`;
export const Card = styled.div\`
  \${mixin}
  animation: \${turn} 1s;
  &:hover { color: blue; }
  @media print { display: none; }
\`;
export const Wide = styled(Card)\`inline-size: 100%;\`;
export const List = styled.ul\`\${Card}:focus + & { color: green; }\`;
export const Computed = styled.div.attrs(({ id }) => ({ title: id }))\`color: pink;\`;
export const Picky = styled.div.withConfig({ shouldForwardProp: () => true })\`color: plum;\`;
export const Dynamic = styled.div<{ $tone: string }>\`color: \${({ $tone }) => $tone};\`;
`,
  // Modules run when their styles are compiled.
  'Loud.ts': `import styled from 'styled-components';
console.log('loaded');
setInterval(() => {}, 1000);
export const Loud = styled.div\`color: navy;\`;
`,
  'Page.ts': `import { createGlobalStyle } from 'styled-components';
export const Page = createGlobalStyle\`@page { margin: 0; } p { margin: 0; }\`;
`,
  'Note.ts': `import type { CSSObject } from 'styled-components';
import { styled as note } from "styled-components";
export const rules: CSSObject = {};
export const Note = note.p\`color: gray;\`;
`,
  'Photo.ts': `import styled from 'styled-components';
import photo from './photo.png';
export const Photo = styled.div\`background: url(\${photo});\`;
`,
  'photo.png': '',
  'mixins.ts': `import { css } from 'styled-components';
throw new Error('a file with mixins alone is not a source');
`,
  'Card.test.tsx': 'throw new Error("a test is not a source");',
};

let folder: string;
let styles: CompiledStyles;
let dynamic: readonly string[];

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'styles-'));
  fs.mkdirSync(path.join(folder, 'src'));
  fs.symlinkSync(path.join(__dirname, '../../../../node_modules'), path.join(folder, 'node_modules'));
  fs.writeFileSync(
    path.join(folder, 'tsconfig.json'),
    '{"compilerOptions":{"jsx":"react-jsx","target":"es2022"}}',
  );
  for (const [name, text] of Object.entries(SOURCES)) fs.writeFileSync(path.join(folder, 'src', name), text);
  ({ styles, dynamic } = await recordStyles({
    dir: folder,
    owner: 'sample',
    folders: [path.join(folder, 'src')],
  }));
}, 60_000);

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const find = (text: string) => Object.values(styles).filter(({ css }) => css.includes(text));

test('the rules of a component are as styled-components writes them, with a class that depends on them', () => {
  const [card] = find(':hover');
  const name = card?.className ?? '';
  expect(name).toMatch(/^[A-Za-z]{5}$/);
  const [frames, rules] = card?.css.split('\n') ?? [];
  expect(frames).toMatch(/^@keyframes (\w+)\{to\{rotate:1turn;\}\}$/);
  const turn = /@keyframes (\w+)/.exec(frames ?? '')?.[1];
  expect(rules).toBe(
    `.${name}{color:red;animation:${turn} 1s;}.${name}:hover{color:blue;}@media print{.${name}{display:none;}}`,
  );
});

test('a component that extends another has only its own rules', () => {
  expect(find('inline-size')).toEqual([
    { className: expect.any(String), css: expect.stringMatching(/^\.[A-Za-z]{5}\{inline-size:100%;\}$/) },
  ]);
});

test('a selector names the class of another component', () => {
  const [card] = find(':hover');
  const [list] = find(':focus');
  expect(list?.css).toBe(`.${card?.className}:focus+.${list?.className}{color:green;}`);
});

test('a global style has no class', () => {
  expect(find('@page')).toEqual([{ className: '', css: '@page{margin:0;}p{margin:0;}' }]);
});

test('quotes, other names and imports of types make no difference', () => {
  expect(find('gray')).toEqual([
    { className: expect.any(String), css: expect.stringMatching(/^\.[A-Za-z]{5}\{color:gray;\}$/) },
  ]);
});

test('a component that depends on its props, or on the URL of a file, is left out, and named', () => {
  expect(Object.keys(styles)).toHaveLength(6);
  expect(dynamic).toHaveLength(4);
  expect(find('photo')).toEqual([]);
});

test('a module that prints, and one that starts a timer, are compiled like any other', () => {
  expect(find('navy')).toHaveLength(1);
});

test('a module that never ends is reported', async () => {
  const source = path.join(folder, 'endless');
  fs.mkdirSync(source);
  fs.writeFileSync(
    path.join(source, 'Endless.ts'),
    "import styled from 'styled-components';\nfor (;;);\nexport const Endless = styled.div`color: red;`;\n",
  );
  await expect(
    recordStyles({ dir: folder, owner: 'sample', folders: [source], limitMs: 2000 }),
  ).rejects.toMatchObject({ code: 'BUILD_FAILED', message: expect.stringContaining('longer than 2 s') });
}, 60_000);
