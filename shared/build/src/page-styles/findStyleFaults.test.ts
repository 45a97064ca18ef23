import { findFileFaults, formatStyleFault } from './findFileFaults';
import { findStyleFaults } from './findStyleFaults';

const listPlaces = (css: string) => findStyleFaults(css).map(({ where }) => where);

test.each([
  ['an element', 'p { color: red }', ['p']],
  ['the document, below a class', '.dark body { color: red }', ['.dark body']],
  ['everything', '* { word-spacing: 20px }', ['*']],
  [
    'elements with an attribute, which those of the shell have too',
    "[data-theme='darkMode'] p, [href], a[title='.x'] { color: red }",
    ["[data-theme='darkMode'] p", '[href]', "a[title='.x']"],
  ],
  ['the document', 'html, body, :root { color: red }', ['html', 'body', ':root']],
  ['the document in a state', 'html.dark, body:has(.page) { color: red }', ['html.dark', 'body:has(.page)']],
  ['an element in a state of the document', ':root[data-theme] p { color: red }', [':root[data-theme] p']],
  ['all elements but a class', 'p:not(.page), :has(.page) { color: red }', ['p:not(.page)', ':has(.page)']],
  ['a class or an element', ':is(.page, header) { color: red }', [':is(.page, header)']],
  [
    'the document in another spelling',
    ':where(html, body):has(.page) { color: red }',
    [':where(html, body):has(.page)'],
  ],
  [
    'the document in an argument',
    '.a:is(html, body), .b:is(html, .c), .d:is(.e html) { color: red }',
    ['.a:is(html, body)', '.b:is(html, .c)', '.d:is(.e html)'],
  ],
  [
    'selectors that only resemble :is()',
    ':isnt(.page), ::is(.page) { color: red }',
    [':isnt(.page)', '::is(.page)'],
  ],
  ['a scope of the page or of everything', '@scope (.page, body) { p { color: red } }', ['p']],
  ['the parent selector outside any rule', '& p { color: red }', ['& p']],
  [
    'elements outside the page, from inside a rule',
    '.page { p:not(&), h1:not(&) i { color: red } }',
    ['p:not(&)', 'h1:not(&) i'],
  ],
  [
    'elements beside the parent selector in an argument',
    '.page { :is(&, header, a) { color: red } :where(&, :is(p)) b { color: red } }',
    [':is(&, header, a)', ':where(&, :is(p)) b'],
  ],
  ['one selector of a list', '.page, h1 { color: red }', ['h1']],
  ['an id, which can be one of the shell', '#main p, #page { color: red }', ['#main p', '#page']],
  ['a lone pseudo-element', '::selection { color: red }', ['::selection']],
  ['rules inside a condition', '@media print { @supports (gap: 0) { p { color: red } } }', ['p']],
  ['rules inside a layer', '@layer base { p { color: red } }', ['p']],
  ['a scope of everything', '@scope (body) { p { color: red } }', ['p']],
  ['a scope of the file', '@scope { p { color: red } }', ['p']],
  ['a scope with only an end', '@scope to (.inner) { p { color: red } }', ['p']],
  [
    'a scope of everything, from inside a rule',
    '.page { @scope (body:has(&)) { p { color: red } } @scope (:not(&)) { h1 {} } @scope { a {} } }',
    ['p', 'h1', 'a'],
  ],
  ['an import in capitals', "@IMPORT 'a.css';", ["@IMPORT 'a.css'"]],
  [
    'rules inside at-rules that look like those without selectors',
    '@keyframes-x { a {} } @x-keyframes { u {} } @x-font-face { b {} } @page-x { i {} } @x-page { p {} }',
    ['a', 'u', 'b', 'i', 'p'],
  ],
  ['an import', "@import 'https://example.org/a.css';", ["@import 'https://example.org/a.css'"]],
  ['the document, from inside a rule', '.page { body:has(&) { color: red } }', ['body:has(&)']],
  ['the document, inside a rule', '.page { html {} .dark body {} p {} }', ['html', '.dark body']],
])('finds a rule for %s', (_what, css, places) => {
  expect(listPlaces(css)).toEqual(places);
});

test.each([
  ['a class, and an id or attribute on or below it', '.page, .page#a, .page [data-open] { color: red }'],
  ['elements below a class', '.page > p + p::before { color: red }'],
  ['a class in a state of the document', ":root[data-theme='dark'] .page p { color: red }"],
  ['a class in the document', 'html .page, .page:is(html .open) { color: red }'],
  ['elements with names like those of the document', '.page my-body, .page body-part { color: red }'],
  ['classes with names of elements and arguments', '.html, .body, .\\:is { color: red }'],
  ['alternatives that are all on the page', ':is(.page, .other) p { color: red }'],
  ['a comma in an argument or a string', '.page:not(p, a), .page[title="a, b"] { color: red }'],
  [
    'rules within a rule of the page',
    '.page { p { color: red } & > a { color: red } html[dir] & { color: red } }',
  ],
  ['arguments within a rule of the page', '.page { :is(p, a) {} :is(&, .other) b {} a:is(&, & *) {} }'],
  ['a condition within a rule of the page', '.page { @media print { p { color: red } } }'],
  ['a scope with several roots on the page', '@scope (:is(.page, .other) p) { img { color: red } }'],
  ['an encoding that all files have', '@charset "UTF-8"; .page { color: red }'],
  ['layers at the end', '.page {} @layer a; @layer b; /* c */'],
  ['a comment, and an empty layer', '@layer base; /* p */ .page { /* p */ }'],
  ['animations for one engine', '@-webkit-keyframes a { from { top: 0 } } @FONT-FACE { font-family: a }'],
  [
    'a scope of the page within a rule of it',
    '.page { @scope (p, & > a) { img { color: red } } } @scope (.page) { @scope (p) { img { color: red } } }',
  ],
  ['a scope of the page', '@scope (.page) to (.inner) { img { color: red } :scope { color: red } }'],
  [
    'animations, fonts and properties',
    '@keyframes a { from { top: 0 } } @font-face { font-family: a } @property --a { syntax: "*"; inherits: false }',
  ],
])('accepts %s', (_what, css) => {
  expect(findStyleFaults(css)).toStrictEqual([]);
});

test.each([
  ['@property --color-ink { inherits: false }', '@property --color-ink'],
  ['@PROPERTY/**/--motion-fast { inherits: false }', '@PROPERTY --motion-fast'],
  ['@media print { @property --text-width { inherits: false } }', '@property --text-width'],
  ['@keyframes route-fade-in { from { top: 0 } }', '@keyframes route-fade-in'],
  ['@-webkit-keyframes "route-zoom-in" { from { top: 0 } }', '@-webkit-keyframes "route-zoom-in"'],
  ["@font-face { src: url(a.woff2); FONT-FAMILY: 'archivo variable' }", "@font-face 'archivo variable'"],
  ['@font-face { font-family: Archivo/**/\n Fallback }', '@font-face Archivo\n Fallback'],
  ['@font-face { font-family: Archivo/*a*/Variable }', '@font-face Archivo/*a*/Variable'],
  ['@font-face { font-family: a; font-family: /* b */ Menlo /* c */ }', '@font-face Menlo'],
])('finds a name of the shell in %s', (css, where) => {
  expect(findStyleFaults(css)).toEqual([
    {
      where,
      problem: 'redefines a name of the shell for the whole document',
      remedy: "Begin the name with that of the page, as in '--my-page-size'.",
    },
  ]);
});

test.each([
  '@i\\6dport "a.css";',
  '@property --col\\6fr-ink { inherits: false }',
  '@keyframes route-f\\61 de-in {}',
  '@font-face { font-family: Men\\6co }',
  '@font-face { f\\6fnt-family: Menlo }',
])('refuses the escape in %s', (css) => {
  expect(findStyleFaults(css)).toEqual([
    expect.objectContaining({
      problem: 'has an escape in a name',
      remedy: 'Write the name without a backslash.',
    }),
  ]);
});

test.each(['@media all,', '@media all, ', '@MEDIA all,/* a */', '.a {} @layer a', '@layer a; @layer b'])(
  'refuses a file that the next one continues: %s',
  (css) => {
    expect(findStyleFaults(css)).toEqual([
      expect.objectContaining({
        problem: 'has neither a block nor a semicolon, so that it continues in the next style file',
        remedy: 'End it with one of them.',
      }),
    ]);
  },
);

test('refuses an encoding in which a browser may read other rules', () => {
  const css = '@charset "gbk"; .page { b: "中\\\\"; c: "} header { display: none } .d { e: " }';
  expect(new TextDecoder('gbk').decode(Buffer.from(css))).toContain('\\"; c: "} header { display: none }');
  expect(findStyleFaults(css)).toEqual([
    {
      where: '@charset "gbk"',
      problem: 'lets a browser read the file in another encoding than this check',
      remedy: 'Save the file as UTF-8, and leave the rule out.',
    },
  ]);
});

test('refuses transitions of the whole site', () => {
  expect(findStyleFaults('@View-Transition { navigation: auto }')).toEqual([
    {
      where: '@View-Transition',
      problem: 'changes how every page of the site is left and entered',
      remedy: 'Leave it out.',
    },
  ]);
});

test.each([
  '@property --page-color-ink { inherits: false } @property --color {} @property --to-do {} @property x--motion-base {}',
  '@keyframes my-route-fade-in {} @keyframes route-fade-in-page {} @keyframes "run" {}',
  '@font-face { font-family: My Menlo } @font-face { font-family: "Menlo Page" } @font-face;',
  '@font-face { /* Menlo */ src: url("a\\20 b.woff2") } a.b { @font--x-face { font-family: Menlo } } @constructor Menlo;',
  '@counter-style --color-ink { symbols: a } @media print and (color) { .\\31 a { color: red } }',
])('accepts names of the page: %s', (css) => {
  expect(findStyleFaults(css)).toEqual([]);
});

test.each([
  ['fixed, above', 'position: fixed; z-index: 9999', 1],
  ['sticky, on the same layer', 'position: sticky; z-index: 10 !important', 1],
  ['in capitals, above', 'POSITION: FIXED; Z-INDEX: 9999', 1],
  ['sticky with a vendor prefix, above', 'position: -webkit-sticky; z-index: 9999', 1],
  ['fixed by a later declaration', 'position: static; position: fixed; z-index: 9999', 1],
  ['fixed, without a z-index', 'position: fixed', 0],
  ['a z-index without a position', 'z-index: 9999', 0],
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

test('finds the global style in a built script, but not in a string', () => {
  expect(findFileFaults('one.js', 'const a=(0,n.createGlobalStyle)`body{color:red}`')).toEqual([
    expect.objectContaining({ where: 'createGlobalStyle' }),
  ]);
  expect(findFileFaults('one.js', 'const text="import { createGlobalStyle } from …"')).toEqual([]);
  expect(findFileFaults('one.js.map', 'n.createGlobalStyle')).toEqual([]);
  expect(findFileFaults('one.css.map', 'body { color: red }')).toEqual([]);
});

const BODY = 'body { outline: 9px solid red }';
const AMBIGUOUS = 'is not read by all browsers and tools in the same way';

test.each([
  ['a line break in a string', `.a { b: "\n} ${BODY} .c { d: "\n}`],
  ['a carriage return in a string', `.a { b: 'x\r} ${BODY} .c { d: '\r}`],
  ['a form feed in a string', `.a { b: "\\\f\f} ${BODY} .c { d: "\f}`],
  ['a line break after an escaped backslash', `.a { b: '\\\\\n} ${BODY} .c { d: '\n}`],
  ['an address after a sign', `.a { b: +url(x") } ${BODY} .c { d: ") }`],
  ['an address with a bracket', `.a { b: +URL([) } ${BODY} .c { d: ]) }`],
  ['an address with an escape', `.a { b: +url(\\[[) } ${BODY} .c { d: ]) }`],
  ['an address with a quote, after spaces', `.a { b: url( \t\n\f\rx") } ${BODY} .c { d: ") }`],
  ['a comment in an address', `.a { b: +url(/*) } ${BODY} /**/`],
  ['a comment inside an address', `.a { b: +url(x/*) } ${BODY} /**/`],
  ['an escaped name of an address', `.a { b: u\\72l(") } ${BODY} .c { d: ") }`],
  ['an escape with a space', `.a { b: \\41 url(" ) } .c { d: ") ; } ${BODY} .e { f: ") }`],
  ['an escaped name that ends in a letter of another script', `.a { b: \\41 é\\75 -rl(x) }`],
  ['an escaped slash before an asterisk', `.a { b: \\/*; } ${BODY} .c { d: */ }`],
  ['a line separator in brackets', `.a { b: (\u2028") } .c { d: ") } ${BODY} .e { f: "" }`],
  ['a paragraph separator in a name', `.a { b: \\61\u2029 }`],
  ['an escaped line separator', `.a { b: \\\u2028 }`],
  ['a backslash at the end of a line', `.a { b: \\\n }`],
  ['braces across brackets', `.a { b: ({) ; } .c { d: e } }`],
  ['brackets across each other', `.a { b: ([)] }`],
  ['a closing brace too many', `.a { b: c } }`],
  ['an open comment', '.a { b: c } /* d'],
  ['an open string', '.a { b: "c }'],
  ['an open address', '.a { b: url(c }'],
])('refuses %s: the rest may not be what it seems', (_what, css) => {
  expect(findStyleFaults(css)).toEqual([expect.objectContaining({ problem: AMBIGUOUS })]);
});

test('names an escaped function as the fault, not a bracket after it', () => {
  expect(listPlaces('.a { b: u\\72l(x) }')).toEqual(['\\72l(x) }']);
});

test('quotes the place from which on a style sheet is ambiguous', () => {
  expect(findStyleFaults(`.a { b: "\n} ${BODY} .c { d: "\n}`)).toEqual([
    {
      where: '"\n} body { outline: 9px solid red } .c {',
      problem: AMBIGUOUS,
      remedy:
        'Close each string in its line, and each bracket; put quotes around addresses with special characters; write names of functions without a backslash.',
    },
  ]);
});

test.each([
  ['line breaks in comments', '/* "\n \' ( */ .a { /* url( \r\n */ b: c }'],
  ['escaped line breaks and quotes in strings', `.a { b: "c\\\nd\\\r\ne\\"f'\\\\" 'g\\'h"(\\\f' }`],
  ['separators of lines in strings and comments', '/* \u2028 */ .a { b: "\u2028\u2029" }'],
  ['addresses', `.a { b: url(a/b.png?c=d;e,f#g), URL( a ) url() url( ), url( \t\n\f\r"(") url('{') }`],
  ['escapes in selectors', '.w-1\\/2, .\\31 0\\:a, .b\\(c\\), .d\\20\\65 é, .\\000041 b:not(.c) { d: e }'],
  ['escapes in capitals', '.\\ABCDEF d {}'],
  ['nested brackets', '.a:is(.b, [c="d"]) { --e: { f: [(g)] }; h: calc((1px + 2px) * 3) }'],
])('accepts %s', (_what, css) => {
  expect(findStyleFaults(css)).toEqual([]);
});

test.each([
  ['--a:b {} p { color: red };', '--a'],
  ['@media print { --a:b {} p { color: red }; }', '--a'],
  ['@scope (body) { display: none }', 'display'],
])('refuses a declaration outside the rules of the page: %s', (css, where) => {
  expect(findStyleFaults(css)).toEqual([
    {
      where,
      problem: 'is a declaration outside any rule of the page',
      remedy: 'Put it into a rule of the page.',
    },
  ]);
});

test('accepts declarations in a scope of the page, and in at-rules without elements', () => {
  const css =
    '@scope (.a) { b: c } @position-try --a { left: 0 } @font-palette-values --a { font-family: b } @page { margin: 0 }';
  expect(findStyleFaults(css)).toEqual([]);
});

/** The shortest of three durations of a check. */
function time(css: string): number {
  const durations = [1, 2, 3].map(() => {
    const startMs = performance.now();
    findStyleFaults(css);
    return performance.now() - startMs;
  });
  return Math.min(...durations);
}

test.each([
  ['starts of comments in a name', (count: number) => `@keyframes "${'/* '.repeat(count)}"{}`],
  ['escapes in a name', (count: number) => `.a${'\\a'.repeat(count)} {}`],
  ['spaces in an open address', (count: number) => `.a { b: url(${' '.repeat(count)}`],
  ['open addresses', (count: number) => `.a { b: ${'url( '.repeat(count)}`],
  ['escapes in an open string', (count: number) => `.a { b: "${'\\"'.repeat(count)}`],
  ['starts of comments', (count: number) => '/* '.repeat(count)],
])('%s take time in proportion to their number', (_what, write) => {
  time(write(1000));
  // In quadratic time, 64 times as long.
  expect(time(write(80_000))).toBeLessThan(24 * Math.max(time(write(10_000)), 0.5));
});

test('names the start of an unreadable style sheet, and the reason', () => {
  const [fault] = findStyleFaults(`.page { color: red; ${'/* long */ '.repeat(9)}`);
  expect(fault).toEqual({
    where: '.page { color: red; /* long */ /* long *',
    problem: expect.stringMatching(/^cannot be read: .*Unclosed block$/) as string,
    remedy: 'Correct the style sheet.',
  });
});

test('quotes a selector without control characters, and not all of a long one', () => {
  const [escape, long] = findFileFaults('a.css', `p\x1b {} ${'b '.repeat(1000)} {}`);
  expect(escape?.where).toBe('p');
  expect(long?.where).toHaveLength(200);
});
