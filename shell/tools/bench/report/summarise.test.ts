import type { MeasuredVisit } from '../measure/measureSites';
import { summarise } from './summarise';
import { toPagesMarkdown } from './toPagesMarkdown';

function createVisit(site: string, lcpMs: number, overrides: Partial<MeasuredVisit> = {}): MeasuredVisit {
  const isFloor = site === 'floor';
  return {
    page: 'home',
    site,
    profile: 'slow',
    visit: 'first',
    figures: {
      fcpMs: lcpMs / 2,
      lcpMs,
      cls: 0,
      tbtMs: 10,
      inpMs: isFloor ? null : 40,
      hydratedMs: isFloor ? null : 900,
      requests: 5,
      chainDepth: 2,
      htmlBytes: 2048,
      jsBytes: isFloor ? 0 : 1024,
      jsBeforeHydratedBytes: 0,
      cssBytes: 0,
      fontBytes: 0,
      imageBytes: 0,
      totalBytes: 3072,
    },
    ...overrides,
  };
}

const VISITS = [
  ...[330, 300, 900].map((lcpMs) => createVisit('portfolio', lcpMs)),
  ...[310, 300, 290].map((lcpMs) => createVisit('floor', lcpMs)),
  createVisit('portfolio', 100, { visit: 'repeat' }),
];

it('takes the median of each page on each site, apart by visit', () => {
  expect(
    summarise(VISITS).map(({ site, visit, figures }) => [site, visit, figures.lcpMs, figures.inpMs]),
  ).toEqual([
    ['portfolio', 'first', 330, 40],
    ['floor', 'first', 300, null],
    ['portfolio', 'repeat', 100, 40],
  ]);
});

it('holds each page against the floor of the same page and the same visit', () => {
  const [first, , repeat] = summarise(VISITS);
  expect(first?.toFloor.lcp).toBeCloseTo(1.1);
  expect(first?.toMonolith.lcp).toBeNull();
  expect(repeat?.toFloor.lcp).toBeNull();
});

it('writes a table for each profile and visit, with a dash where there is no figure', () => {
  const text = toPagesMarkdown({
    machine: { cores: 2, processor: 'Test', browser: '1', node: '20' },
    runs: 3,
    sites: { portfolio: 'this site', floor: 'no scripts' },
    pages: { home: { path: '/', interaction: 'a button is pressed' } },
    medians: summarise(VISITS),
  });
  expect(text).toMatch(/\| home \| portfolio \| +165 \| +330 \| +1\.10 \| +– \|/);
  expect(text).toMatch(/\| home \| floor +\| +150 \| +300 \| +1\.00 \| +– \| .*– \|/);
  expect(text.match(/^\| page/gm)).toHaveLength(2);
});
