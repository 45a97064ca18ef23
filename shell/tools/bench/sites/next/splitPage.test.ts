import { splitPage, splitRules } from './splitPage';

const PAGE = `<!doctype html><html lang="en"><head><title>Work &amp; more</title><script>theme()</script>
<style>body{margin:0}</style><style data-styled="true">.a{color:red}/*!sc*/
data-styled.g1[id="abcd"]{content:"a,"}/*!sc*/</style></head>
<body><header>Portfolio</header><main id="main"><h1>Work</h1><div inert=""></div></main><footer>2026</footer>
<script src="/main.js"></script></body></html>`;

test('splits a page into the frame and the content of main, without scripts', () => {
  const { frame, content } = splitPage(PAGE);
  expect(frame).toBe('<header>Portfolio</header><main id="main"></main><footer>2026</footer>');
  expect(content).toBe('<title>Work &amp; more</title><h1>Work</h1><div inert="true"></div>');
});

test('keeps the preload of a font in the frame, and leaves that of a picture to React', () => {
  const font = '<link rel="preload" href="/a.woff2" as="font">';
  const page = PAGE.replace('<header>', '<link rel="preload" as="image" href="/card.svg"/><header>');
  expect(splitPage(page.replace('</body>', `${font}</body>`)).frame).toBe(
    `<header>Portfolio</header><main id="main"></main><footer>2026</footer>\n${font}`,
  );
});

test('collects the rules of all inline styles, without marks and comments', () => {
  expect(splitPage(PAGE).rules).toEqual(['body{margin:0}', '.a{color:red}']);
});

test('refuses a document that is not a page', () => {
  expect(() => splitPage('<title>x</title>')).toThrow('has no title, body or main');
});

test('splits only top-level rules, and not inside strings', () => {
  const rules = [
    '@media print{a{b:c}d{e:f}}',
    `i::before{content:"}\\";"}`,
    '@import "x";',
    'p{background:url(/a/b.svg)}',
  ];
  expect(splitRules(rules.join('/* } */\n'))).toEqual(rules);
});
