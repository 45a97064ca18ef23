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

it.each(['url(/x.svg)', 'url(#part)', "url('data:image/svg+xml,%3Csvg/%3E')", 'url(https://a.example/x)'])(
  'leaves %s as it is',
  (text) => {
    expect(withUrlsOf('/remotes/css/a.css', text)).toBe(text);
  },
);

it('removes comments, but not inside strings', () => {
  expect(withoutComments(`/* a */a{content:'/* b */'}/* it’s "c\n*/b{content:"\\"/*"}`)).toBe(
    `a{content:'/* b */'}b{content:"\\"/*"}`,
  );
});
