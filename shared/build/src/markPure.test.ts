import fs from 'node:fs';
import path from 'node:path';
import markPure from './markPure';

test('marks creations as pure, drops names for developer tools, and keeps everything else', () => {
  const source = [
    'var A = React4.createContext(null);',
    'A.displayName = "A";',
    'var B = React.forwardRef(function B() {});',
    'var C = start(A);',
  ].join('\n');
  expect(markPure(source)).toBe(
    [
      'var A = /* @__PURE__ */ React4.createContext(null);',
      '',
      'var B = /* @__PURE__ */ React.forwardRef(function B() {});',
      'var C = start(A);',
    ].join('\n'),
  );
});

test('turns a class and its context into one expression marked as pure', () => {
  const source = 'var A = class extends React.Component {\n  render() {}\n};\nA.contextType = B;';
  const marked = markPure(source);
  expect(marked).toMatch(/^var A = \/\* @__PURE__ \*\/ /);
  const evaluate = new Function('React', 'B', `${marked} return A;`) as (...of: unknown[]) => unknown;
  expect(evaluate({ Component: Object }, 'context')).toHaveProperty('contextType', 'context');
});

test('the installed router has the form that the patterns expect', () => {
  const folder = path.resolve(__dirname, '../../../node_modules/react-router/dist/development');
  const sources = fs.readdirSync(folder).filter((name) => /^chunk-.*\.mjs$/.test(name));
  const texts = sources.map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
  const count = (pattern: RegExp) => texts.reduce((sum, text) => sum + (text.match(pattern) ?? []).length, 0);
  expect(count(/^var \w+ = React\d*\.(memo|forwardRef|createContext)\(/gm)).toBeGreaterThan(10);
  expect(count(/^\w+\.displayName = .*;$/gm)).toBeGreaterThan(10);
  expect(count(/^\};\n\w+\.contextType = .*;$/gm)).toBeGreaterThan(0);
});
