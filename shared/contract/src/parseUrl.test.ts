import { parseUrl } from './parseUrl';

test('parses a URL with a letter outside of ASCII however often it is called', () => {
  const isParsed = () => parseUrl('https://müller.example')?.host === 'xn--mller-kva.example';
  expect(Array.from({ length: 50_000 }, isParsed)).not.toContain(false);
});

test('resolves a relative URL with its base', () => {
  expect(parseUrl('/work?page=2', 'https://portfolio.example/about')?.href).toBe(
    'https://portfolio.example/work?page=2',
  );
});

test.each(['', 'nope', '/work', 'https://', 'https://a b.example'])('"%s" is no URL', (text) => {
  expect(parseUrl(text)).toBeNull();
});
