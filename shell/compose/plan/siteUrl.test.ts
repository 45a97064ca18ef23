import { readSiteUrl } from './siteUrl';

test.each([
  ['', undefined],
  ['https://portfolio.example', 'https://portfolio.example'],
  ['https://Portfolio.example/', 'https://portfolio.example'],
  ['http://127.0.0.1:4173', 'http://127.0.0.1:4173'],
  ['https://müller.example', 'https://xn--mller-kva.example'],
  ['https://portfolio.example:443', 'https://portfolio.example'],
])('SITE_URL="%s" is the origin %s', (setting, origin) => {
  expect(readSiteUrl(setting)).toBe(origin);
});

test.each([
  'nope',
  'portfolio.example',
  'localhost:4173',
  'ftp://portfolio.example',
  'https://portfolio.example/site',
  'https://portfolio.example?x',
  'https://me:secret@portfolio.example',
])('SITE_URL="%s" is refused with what to write', (setting) => {
  expect(() => readSiteUrl(setting)).toThrow(
    expect.objectContaining({
      code: 'BAD_SETTING',
      message: `Failed to compose: SITE_URL is "${setting}". Write an origin such as https://portfolio.example, or leave it empty.`,
    }),
  );
});
