import type { LoaderContext } from 'webpack';
import packedStyles, { PACKED_STYLES } from './packedStylesLoader';
import type { StylesMode } from './stylesTransformer';

const FILE = '/team/node_modules/@portfolio/design/esm/button/Button.styles.js';
const SOURCE =
  'import styled from \'styled-components\';\nexport const Box = styled.div.withConfig({ componentId: "aBcD" }) `color:red;`;\n';

const load = (styles: StylesMode) =>
  packedStyles.call(
    { resourcePath: FILE, getOptions: () => ({ styles }) } as unknown as LoaderContext<{
      styles: StylesMode;
    }>,
    SOURCE,
  );

test('the modules of published packages are matched, their scripts for Node are not', () => {
  expect(FILE).toMatch(PACKED_STYLES);
  expect('C:\\team\\node_modules\\@portfolio\\kit\\esm\\demo\\Disclosure.js').toMatch(PACKED_STYLES);
  expect(FILE.replace('/esm/', '/lib/')).not.toMatch(PACKED_STYLES);
});

test('a recording reports their components, and a build has the rules in place of each template', () => {
  expect(load({ step: 'record' })).toContain('__recordStyle("aBcD", styled.div');
  const styles = { aBcD: { className: 'fGhIj', css: '.fGhIj{color:red;}' } };
  const output = load({ step: 'compile', styles, isComplete: true });
  expect(output).toContain('__createStyled("div", "fGhIj", ".fGhIj{color:red;}")');
  expect(output).not.toContain('styled-components');
});
