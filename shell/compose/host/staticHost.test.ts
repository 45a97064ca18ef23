import { SAMPLE_INDEX } from './host-testing/sampleSite';
import { toHeadersFile, toRedirectsFile } from './staticHost';

const headersFile = toHeadersFile(SAMPLE_INDEX.headers);

test('a static host gets every rule as a block', () => {
  expect(headersFile).toMatch(/^\/\*\n {2}Content-Security-Policy: /);
  expect(headersFile).toContain('\n/shell/*\n  Cache-Control: public, max-age=31536000, immutable\n');
});

test('no path gets a header from two rules, whose values a host would join', () => {
  const blocks = headersFile.split(/\n(?=\/)/).map((block) => block.split('\n'));
  const general = (blocks[0] ?? []).map((line) => line.split(':')[0]);
  for (const [, ...lines] of blocks.slice(1))
    for (const line of lines.filter((text) => text !== '')) expect(general).not.toContain(line.split(':')[0]);
});

test('no line is longer than a host reads', () => {
  for (const line of headersFile.split('\n')) expect(line.length).toBeLessThan(2000);
});

test('redirects name the lower case and what the site links to, never a canonical path', () => {
  const lines = toRedirectsFile(SAMPLE_INDEX, ['/termsOfService', '/work']).trimEnd().split('\n');
  expect(lines).toContain('/work/js/drumkit /work/js/drumKit 301');
  expect(lines).toContain('/termsOfService /TermsOfService 301');
  expect(lines).toContain('/termsofservice /TermsOfService 301');
  expect(lines.map((line) => line.split(' ')[0])).not.toContain('/work');
  for (const line of lines) expect(line.split(' ')).toHaveLength(3);
});
