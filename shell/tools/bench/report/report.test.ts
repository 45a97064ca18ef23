import { withBenchPart } from './readmePart';
import { toMarkdown } from './toMarkdown';
import { toChart } from './toChart';
import { toMarkdownTable } from '../figures/toMarkdownTable';
import type { PageMedian } from './summarise';

test('aligns words to the left and numbers to the right', () => {
  expect(
    toMarkdownTable([
      ['page', 'ms'],
      ['home', '1200'],
      ['a long name', '7'],
    ]),
  ).toBe(`| page        |   ms |
| ----------- | ---: |
| home        | 1200 |
| a long name |    7 |`);
});

test('replaces the text between the markers, and nothing else', () => {
  expect(withBenchPart('before\n<!-- bench -->\nold\n<!-- /bench -->\nafter', 'new')).toBe(
    'before\n<!-- bench -->\n\nnew\n\n<!-- /bench -->\nafter',
  );
});

test('returns null if a marker is missing', () => {
  expect(withBenchPart('<!-- bench -->', 'new')).toBeNull();
});

test('draws a bar for each site, and this site’s multiple of the floor', () => {
  const create = (site: string, lcpMs: number, lcp: number) =>
    ({
      page: 'a < b',
      site,
      visit: 'first',
      figures: { lcpMs },
      toFloor: { lcp: { median: lcp } },
    }) as unknown as PageMedian;
  const chart = toChart([create('portfolio', 330, 1.1), create('floor', 300, 1)]);
  expect(chart.match(/<rect class="bar/g)).toHaveLength(2);
  expect(chart).toContain('330 ms, 1.10 × the floor');
  expect(chart).toContain('a &#60; b');
  expect(chart).toContain('prefers-color-scheme:dark');
});

test('has headings for its own file, and one level lower for the README', () => {
  const results = { lighthouse: { version: '12', runs: 3, pages: [] }, scale: { cores: 2, rows: [] } };
  const listHeadings = (isShort: boolean) => toMarkdown(results, isShort).match(/^#+ \w+/gm);
  expect(listHeadings(false)).toEqual(['## Lighthouse', '## Scale']);
  expect(listHeadings(true)).toEqual(['### Lighthouse', '### Scale']);
});
