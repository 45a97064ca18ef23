import { withoutComments, withUrlsOf } from './inlineStyles';

it('makes addresses relative to the style file complete', () => {
  expect(withUrlsOf('/remotes/css/a.css', `a{background:url(assets/x.svg)}b{src:url("../y.woff2?1")}`)).toBe(
    'a{background:url(/remotes/css/assets/x.svg)}b{src:url("/remotes/y.woff2?1")}',
  );
});

it('keeps addresses at the origin of the style file', () => {
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

it('leaves out comments, but not what a string says', () => {
  expect(withoutComments(`/* a */a{content:'/* b */'}/* it’s "c\n*/b{content:"\\"/*"}`)).toBe(
    `a{content:'/* b */'}b{content:"\\"/*"}`,
  );
});
