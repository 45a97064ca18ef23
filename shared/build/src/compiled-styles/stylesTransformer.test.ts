import ts from 'typescript';
import { createStyledTransformer } from '../styledTransformer';
import { createStylesTransformer, type StylesMode } from './stylesTransformer';

const FILE = `${__dirname}/Box.tsx`;

function transform(source: string, mode: StylesMode): string {
  return ts.transpileModule(source, {
    fileName: FILE,
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
    transformers: { before: [createStyledTransformer({ isReadable: false }), createStylesTransformer(mode)] },
  }).outputText;
}

const IMPORT = "import styled, { createGlobalStyle, css } from 'styled-components';\n";
const getId = (source: string) =>
  /__recordStyle\("(\w+)", styled/.exec(transform(source, { step: 'record' }))?.[1];

test('a recording build reports each component and global style with its key, and changes nothing else', () => {
  const output = transform(
    `${IMPORT}const mixin = css\`color: red;\`;\nexport const Box = styled.div\`\${mixin}\`;\nexport const Page = createGlobalStyle\`p { margin: 0; }\`;`,
    { step: 'record' },
  );
  expect(output).toMatch(/Box = __recordStyle\("\w{4}", styled\.div\.withConfig\(.*`\$\{mixin\}`\);/);
  expect(output).toContain(`Page = __recordStyle("${FILE}#1", createGlobalStyle`);
  expect(output).toContain('mixin = css `color:red;`');
});

test.each([
  ['objects in place of templates', "export const Box = styled.div({ color: 'red' });", true],
  ['a component without an id', 'export const boxes = [styled.div`color: red;`];', true],
  [
    'two sets of default props',
    "export const Box = styled.div.attrs({ id: 'a' }).attrs({ title: 'b' })`color: red;`;",
    true,
  ],
  ['templates alone', 'export const Box = styled.div`color: red;`;', false],
])('a recording build says that a file has %s', (_what, source, isReported) => {
  const output = transform(`${IMPORT}${source}`, { step: 'record' });
  expect(output.includes(`__recordStyle("${FILE}");`)).toBe(isReported);
});

test('an import of everything is reported, because its templates cannot be told from other functions', () => {
  const source = "import * as all from 'styled-components';\nexport const Box = all.styled.div`color: red;`;";
  expect(transform(source, { step: 'record' })).toContain(`__recordStyle("${FILE}");`);
});

test.each([
  ["import { styled, css } from 'styled-components';", 'styled', 'css'],
  ["import { styled as box, css as mix } from 'styled-components';", 'box', 'mix'],
  ['import box, { css } from "styled-components";', 'box', 'css'],
  [
    "import type { CSSObject } from 'styled-components';\nimport styled from 'styled-components';\nimport { css } from 'styled-components';",
    'styled',
    'css',
  ],
])('%s: each template is recorded, and replaced', (imports, styled, css) => {
  const source = `${imports}\nconst mixin = ${css}\`color: red;\`;\nexport const Box = ${styled}.div\`\${mixin}\`;`;
  const key = new RegExp(`__recordStyle\\("(\\w+)", ${styled}`).exec(
    transform(source, { step: 'record' }),
  )?.[1];
  const styles = { [key ?? '']: { className: 'aBcDe', css: '.aBcDe{color:red;}' } };
  const output = transform(source, { step: 'compile', styles, isComplete: true });
  expect(output).toContain('Box = /*#__PURE__*/ __createStyled("div", "aBcDe", ".aBcDe{color:red;}")');
  expect(output).toContain('mixin = ""');
  expect(output).not.toContain('styled-components');
});

test('a function of the same name from elsewhere stays', () => {
  const source =
    "import { css } from 'other';\nimport { useTheme } from 'styled-components';\nexport const text = css`a`;\nuseTheme();";
  expect(transform(source, { step: 'compile', styles: {}, isComplete: true })).toContain('text = css `a`');
});

test('a use of styled that cannot be compiled ends a complete build, with a remedy', () => {
  const source = `${IMPORT}export const Box = styled.div({ color: 'red' });`;
  expect(() => transform(source, { step: 'compile', styles: {}, isComplete: true })).toThrow(
    /Box\.tsx: it uses "styled" in another form than a template that is assigned to a constant\. Write/,
  );
});

test('a complete build has the class and the rules in place of each template', () => {
  const source = `${IMPORT}const mixin = css\`color: red;\`;\nexport const Box = styled.div.attrs({ role: 'note' })\`\${mixin}\`;\nexport const Page = createGlobalStyle\`p { margin: 0; }\`;`;
  const styles = {
    [getId(source) ?? '']: { className: 'aBcDe', css: '.aBcDe{color:red;}' },
    [`${FILE}#1`]: { className: '', css: 'p{margin:0;}' },
  };
  const output = transform(source, { step: 'compile', styles, isComplete: true });
  expect(output).toContain('from "compiled-styles"');
  expect(output).toContain('__createStyled("div", "aBcDe", ".aBcDe{color:red;}", { role: \'note\' })');
  expect(output).toContain('__createGlobal("p{margin:0;}")');
  expect(output).toContain('mixin = ""');
  expect(output).not.toContain('styled-components');
});

test('imports of styled-components that a complete build still uses stay', () => {
  const source =
    "import styled, { useTheme } from 'styled-components';\nexport const read = () => useTheme();\n";
  expect(transform(source, { step: 'compile', styles: {}, isComplete: true })).toContain(
    "import { useTheme } from 'styled-components'",
  );
});

test('a global style without a record stays as it is', () => {
  const source = `${IMPORT}export const Page = createGlobalStyle\`p { margin: 0; }\`;`;
  expect(transform(source, { step: 'compile', styles: {}, isComplete: true })).toContain('createGlobalStyle');
});

test('a component that extends another names it', () => {
  const source = `${IMPORT}import { Card } from './Card';\nexport const Box = styled(Card)\`color: red;\`;`;
  const styles = { [getId(source) ?? '']: { className: 'aBcDe', css: '.aBcDe{color:red;}' } };
  expect(transform(source, { step: 'compile', styles, isComplete: true })).toContain(
    '__createStyled(Card, "aBcDe", ".aBcDe{color:red;}")',
  );
});

const DYNAMIC = `${IMPORT}export const Box = styled.div\`color: \${({ $tone }) => $tone};\`;`;

test('rules that depend on props end a complete build, with a remedy', () => {
  expect(() => transform(DYNAMIC, { step: 'compile', styles: {}, isComplete: true })).toThrow(
    /Box\.tsx: the rules of a component depend on its props, or on the URL of a file\. Use an attribute/,
  );
});

test('on the server they stay with styled-components', () => {
  const output = transform(DYNAMIC, { step: 'compile', styles: {}, isComplete: false });
  expect(output).toContain('styled.div.withConfig');
  expect(output).not.toContain('compiled-styles');
});

test('a file without styled-components stays as it is', () => {
  const source = 'export const one = tag `text`;\n';
  expect(transform(source, { step: 'record' })).toBe(source);
});
