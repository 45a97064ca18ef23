import { toInlineStyles } from './inlineStyles';

const toInline = (url: string, text: string) => toInlineStyles([{ url, text }]);

test('resolves addresses relative to the style file', () => {
  expect(toInline('/remotes/css/a.css', `a{background:url(assets/x.svg)}b{src:url("../y.woff2?1")}`)).toBe(
    'a{background:url(/remotes/css/assets/x.svg)}b{src:url("/remotes/y.woff2?1")}',
  );
});

test('resolves addresses at the origin of the style file', () => {
  expect(toInline('https://releases.example.com/v1/css/web/a.css', 'a{background:url(assets/x.svg#a)}')).toBe(
    'a{background:url(https://releases.example.com/v1/css/web/assets/x.svg#a)}',
  );
});

test.each([
  'url(/x.svg)',
  'url(\\\\)',
  'url(#part)',
  "url('data:image/svg+xml,%3Csvg/%3E')",
  'url(https://a.example/x)',
  '"url(x.svg)"',
  'my-url(x.svg)',
])('leaves %s as it is', (text) => {
  expect(toInline('/remotes/css/a.css', text)).toBe(text);
});

test('resolves addresses with space around them', () => {
  expect(toInline('/css/a.css', `a{background:url( x.svg )}b{src:URL( "y.woff2" )}`)).toBe(
    'a{background:url(/css/x.svg)}b{src:url("/css/y.woff2")}',
  );
});

test.each(['url( ', 'url(a', 'url(a ', 'url("', "url('a", '/*', '"', "'\\"])(
  'reads many of %j in linear time',
  (part) => {
    const startMs = performance.now();
    for (const css of [part.repeat(50_000), part + ' '.repeat(50_000), part + 'a'.repeat(50_000)])
      toInline('/css/a.css', css);
    // Takes milliseconds, or minutes otherwise.
    expect(performance.now() - startMs).toBeLessThan(1000);
  },
);

test('empties comments, but not inside strings', () => {
  expect(toInline('/css/a.css', `a{content:'/* b */'}/* it’s "c\n*/b{content:"\\"/*"}c\\"{}/* " */`)).toBe(
    `a{content:'/* b */'}/**/b{content:"\\"/*"}c\\"{}/**/`,
  );
});

// Each would otherwise begin a comment that ends in the string, and with it the rule.
test.each([
  ['a comment between a slash and an asterisk', 'b://**/*;c:"*/}header{}/*"'],
  ['an address that begins with an asterisk', 'b:url(*x);c:"*/)}header{}/*"'],
  ['the same in another function', 'b:my-url(*x);c:"*/}header{}/*"'],
  ['an address between two strings', 'b:"url("*x")";c:"*/}header{}/*"'],
  ['an escaped quote', 'b\\":"/*";c:"*/}header{}/*"'],
])('has no other rules than a file with %s', (_what, text) => {
  expect(toInline('/remotes/a/a.css', `.a{${text}}`)).toBe(`.a{${text}}`);
});
