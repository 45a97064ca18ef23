import { findFileFaults, formatStyleFault } from './findFileFaults';
import { findStyleFaults } from './findStyleFaults';

const listPlaces = (css: string) => findStyleFaults(css).map(({ where }) => where);

test.each([
  ['an element', 'p { color: red }', ['p']],
  ['everything', '* { word-spacing: 20px }', ['*']],
  ['the document', 'html, body, :root { color: red }', ['html', 'body', ':root']],
  ['the document in a state', 'html.dark, body:has(.page) { color: red }', ['html.dark', 'body:has(.page)']],
  ['an element in a state of the document', ':root[data-theme] p { color: red }', [':root[data-theme] p']],
  ['all but a class', 'p:not(.page), :has(.page) { color: red }', ['p:not(.page)', ':has(.page)']],
  ['a class or an element', ':is(.page, header) { color: red }', [':is(.page, header)']],
  [
    'the document, in other words',
    ':where(html, body):has(.page) { color: red }',
    [':where(html, body):has(.page)'],
  ],
  ['one of a list', '.page, h1 { color: red }', ['h1']],
  ['a pseudo-element alone', '::selection { color: red }', ['::selection']],
  ['what a condition holds', '@media print { @supports (gap: 0) { p { color: red } } }', ['p']],
  ['what a layer holds', '@layer base { p { color: red } }', ['p']],
  ['a scope of everything', '@scope (body) { p { color: red } }', ['p']],
  ['a scope of the file', '@scope { p { color: red } }', ['p']],
  ['another file', "@import 'https://example.org/a.css';", ["@import 'https://example.org/a.css'"]],
  ['the document, from inside a rule', '.page { body:has(&) { color: red } }', ['body:has(&)']],
])('finds a rule for %s', (_what, css, places) => {
  expect(listPlaces(css)).toEqual(places);
});

test.each([
  ['a class, an id, an attribute', '.page, #page, [data-page] { color: red }'],
  ['elements below a class', '.page > p + p::before { color: red }'],
  ['a class in a state of the document', ":root[data-theme='dark'] .page p { color: red }"],
  ['alternatives that all are of the page', ':is(.page, .other) p { color: red }'],
  ['a comma in an argument or a string', '.page:not(p, a), [title="a, b"] { color: red }'],
  [
    'rules within a rule of the page',
    '.page { p { color: red } & > a { color: red } html[dir] & { color: red } }',
  ],
  ['a scope of the page', '@scope (.page) to (.inner) { img { color: red } :scope { color: red } }'],
  [
    'animations, fonts and properties',
    '@keyframes a { from { top: 0 } } @font-face { font-family: a } @property --a { syntax: "*"; inherits: false }',
  ],
])('takes %s', (_what, css) => {
  expect(findStyleFaults(css)).toEqual([]);
});

test.each([
  ['fixed, above', 'position: fixed; z-index: 9999', 1],
  ['sticky, on it', 'position: sticky; z-index: 10 !important', 1],
  ['fixed, below', 'position: fixed; z-index: 9', 0],
  ['not fixed', 'position: absolute; z-index: 9999', 0],
])('compares a layer with that of the header: %s', (_what, declarations, count) => {
  expect(findStyleFaults(`.page { ${declarations} }`)).toHaveLength(count);
});

test('names the file, the rule and the remedy', () => {
  const [fault] = findFileFaults('one.css', '.bar { position: fixed; z-index: 99 }');
  expect(fault && formatStyleFault('one.css', fault)).toBe(
    'one.css: ".bar" puts a fixed element on layer 99; the header is on 10. Take a z-index below 10, or show it in a modal <dialog>.',
  );
});

test('finds the global style of a built script, and no text about it', () => {
  expect(findFileFaults('one.js', 'const a=(0,n.createGlobalStyle)`body{color:red}`')).toEqual([
    expect.objectContaining({ where: 'createGlobalStyle' }),
  ]);
  expect(findFileFaults('one.js', 'const text="import { createGlobalStyle } from …"')).toEqual([]);
  expect(findFileFaults('one.map', 'n.createGlobalStyle')).toEqual([]);
});
