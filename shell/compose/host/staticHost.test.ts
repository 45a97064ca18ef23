import { getHeaders } from '../site/siteIndex';
import { SAMPLE_INDEX } from './host-testing/sampleSite';
import { MAX_SPELLINGS, toHeadersFile, toRedirectsFile } from './staticHost';

const { staticHeaders } = SAMPLE_INDEX;
const headersFile = toHeadersFile(SAMPLE_INDEX);

test('the headers file of a static host has a block for each rule', () => {
  expect(headersFile).toMatch(/^\/\*\n {2}Content-Security-Policy: /);
  expect(headersFile).toMatch(
    /\n\/shell\/\*\n {2}Content-Security-Policy: .*\n {2}Cache-Control: public, max-age=31536000, immutable\n/,
  );
});

/** The values that a path gets for each header, by the block that sets them. */
function getValues(path: string, name: string): string[] {
  return headersFile.split(/\n(?=\/)/).flatMap((block) => {
    const [pattern = '', ...lines] = block.split('\n');
    const isMatch = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    const line = lines.find((text) => text.startsWith(`  ${name}: `));
    return isMatch && line !== undefined ? [line.slice(name.length + 4)] : [];
  });
}

test('a host may join two values only of headers of which browsers obey both', () => {
  const names = new Set(staticHeaders.pages.flatMap(({ headers }) => Object.keys(headers)));
  for (const name of names)
    for (const path of [...SAMPLE_INDEX.pages, '/shell/main.1.js', '/nowhere'])
      expect(getValues(path, name).length).toBeLessThanOrEqual(name.endsWith('Policy') ? 2 : 1);
});

test('a header that browsers ignore with two values has one, on pages with their own value too', () => {
  const name = 'Cross-Origin-Opener-Policy';
  const [first] = SAMPLE_INDEX.pages;
  const rules = [
    { path: '/*', headers: { [name]: 'same-origin' } },
    { path: first ?? '', headers: { [name]: 'noopener-allow-popups' } },
  ];
  const text = toHeadersFile({ pages: SAMPLE_INDEX.pages, staticHeaders: { pages: rules, widest: rules } });
  expect(text.split('\n').filter((line) => line.includes(name))).toEqual([`  ${name}: same-origin`]);
});

test('the last policy that applies to a page is its own', () => {
  for (const page of SAMPLE_INDEX.pages)
    for (const name of ['Content-Security-Policy', 'Permissions-Policy'])
      expect(getValues(page, name).at(-1)).toBe(getHeaders(staticHeaders.pages, page)[name]);
  expect(getValues('/work', 'Content-Security-Policy').at(-1)).toContain("connect-src 'self';");
});

test('pages of a folder share one block if their headers are the same', () => {
  const index = {
    ...SAMPLE_INDEX,
    pages: ['/', '/work', '/work/UX/one', '/work/UX/two', '/work/js/drumKit'],
  };
  const patterns = toHeadersFile(index)
    .split('\n')
    .filter((line) => line.startsWith('/'));
  expect(patterns.slice(0, 5)).toEqual(['/*', '/', '/work', '/work/UX/*', '/work/js/drumKit']);
});

test('no line is longer than hosts allow', () => {
  for (const line of headersFile.split('\n')) expect(line.length).toBeLessThan(2000);
});

test('redirects start from lower-case paths and linked spellings, never from a canonical path', () => {
  const links = new Map([[undefined, new Set(['/termsOfService', '/work'])]]);
  const lines = toRedirectsFile(SAMPLE_INDEX, links).trimEnd().split('\n');
  expect(lines).toContain('/work/js/drumkit /work/js/drumKit 301');
  expect(lines).toContain('/termsOfService /TermsOfService 301');
  expect(lines).toContain('/termsofservice /TermsOfService 301');
  expect(lines.map((line) => line.split(' ')[0])).not.toContain('/work');
  for (const line of lines) expect(line.split(' ')).toHaveLength(3);
});

test('the links of a remote cannot fill the redirects of the site: hosts ignore those after the first 2,000', () => {
  const toSpelling = (bits: number) =>
    '/termsofservice'.replace(/[a-z]/g, (letter, index: number) =>
      bits & (1 << index) ? letter.toUpperCase() : letter,
    );
  const flood = new Set(Array.from({ length: 4000 }, (_, bits) => toSpelling(bits)));
  const count = (links: ReadonlyMap<string | undefined, ReadonlySet<string>>) =>
    toRedirectsFile(SAMPLE_INDEX, links).split('\n').length;
  const own = new Map([[undefined, new Set(['/termsOfService'])]]);
  const none = count(own);
  expect(count(new Map([...own, ['hostile', flood]]))).toBe(none + MAX_SPELLINGS);
  // Links of another remote keep their redirects.
  const both = toRedirectsFile(
    SAMPLE_INDEX,
    new Map([
      ['hostile', flood],
      ['other', new Set(['/TERMSOFSERVICE'])],
    ]),
  );
  expect(both).toContain('/TERMSOFSERVICE /TermsOfService 301');
});
