import { withoutComments, withUrlsOf } from './inlineStyles';

it('resolves addresses relative to the style file', () => {
  expect(withUrlsOf('/remotes/css/a.css', `a{background:url(assets/x.svg)}b{src:url("../y.woff2?1")}`)).toBe(
    'a{background:url(/remotes/css/assets/x.svg)}b{src:url("/remotes/y.woff2?1")}',
  );
});

it('resolves addresses at the origin of the style file', () => {
  expect(
    withUrlsOf('https://releases.example.com/v1/css/web/a.css', 'a{background:url(assets/x.svg#a)}'),
  ).toBe('a{background:url(https://releases.example.com/v1/css/web/assets/x.svg#a)}');
});

it.each([
  'url(/x.svg)',
  'url(\\\\)',
  'url(#part)',
  "url('data:image/svg+xml,%3Csvg/%3E')",
  'url(https://a.example/x)',
])('leaves %s as it is', (text) => {
  expect(withUrlsOf('/remotes/css/a.css', text)).toBe(text);
});

it('resolves addresses with space around them', () => {
  expect(withUrlsOf('/css/a.css', `a{background:url( x.svg )}b{src:url( "y.woff2" )}`)).toBe(
    'a{background:url(/css/x.svg)}b{src:url("/css/y.woff2")}',
  );
});

it.each(['url( ', 'url(a', 'url(a ', 'url("', "url('a", '/*', '"', "'\\"])(
  'reads many of %j in linear time',
  (part) => {
    const startMs = performance.now();
    for (const css of [part.repeat(50_000), part + ' '.repeat(50_000), part + 'a'.repeat(50_000)])
      withoutComments(withUrlsOf('/css/a.css', css));
    // Takes milliseconds, or minutes otherwise.
    expect(performance.now() - startMs).toBeLessThan(1000);
  },
);

it('removes comments, but not inside strings', () => {
  expect(withoutComments(`/* a */a{content:'/* b */'}/* it’s "c\n*/b{content:"\\"/*"}`)).toBe(
    `a{content:'/* b */'}b{content:"\\"/*"}`,
  );
});
