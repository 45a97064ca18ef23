import type { MeasuredVisit } from '../measure/measureSites';
import { summarise, summariseNavigations, summariseTaps } from './summarise';
import { toNavigationRows, toTapRows, toVerdictRows } from './toLimitsMarkdown';
import { toPagesMarkdown } from './toPagesMarkdown';

function createVisit(site: string, lcpMs: number, overrides: Partial<MeasuredVisit> = {}): MeasuredVisit {
  const isFloor = site === 'floor';
  return {
    page: 'home',
    site,
    visit: 'first',
    figures: {
      fcpMs: lcpMs / 2,
      lcpMs,
      cls: 0,
      tbtMs: isFloor ? 10 : 70,
      inpMs: isFloor ? null : 40,
      requests: 5,
      chainDepth: 2,
      htmlBytes: 2048,
      jsBytes: isFloor ? 0 : 1024,
      jsGzipBytes: isFloor ? 0 : 1024,
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

it('takes the median of each page on each site, separately for each visit', () => {
  expect(
    summarise(VISITS).map(({ site, visit, figures }) => [site, visit, figures.lcpMs, figures.inpMs]),
  ).toEqual([
    ['portfolio', 'first', 330, 40],
    ['floor', 'first', 300, null],
    ['portfolio', 'repeat', 100, 40],
  ]);
});

it('compares each page with the floor of the same page and visit', () => {
  const [first, , repeat] = summarise(VISITS);
  expect(first?.toFloor.lcp).toBeCloseTo(1.1);
  expect(first?.toMonolith.lcp).toBeNull();
  expect(first?.blockingMs).toBe(60);
  expect(repeat?.blockingMs).toBeNull();
  expect(repeat?.toFloor.lcp).toBeNull();
});

it('writes the limits and a table for each visit, with a dash for a missing figure', () => {
  const text = toPagesMarkdown({
    machine: { cores: 2, processor: 'Test', browser: '1', node: '20' },
    runs: 3,
    sites: { portfolio: 'this site', floor: 'no scripts' },
    pages: { home: { path: '/', kind: 'content', interaction: 'a button is pressed' } },
    medians: summarise(VISITS),
    navigations: [],
    taps: [],
  });
  expect(text).toMatch(/\| home \| portfolio \| +165 \| +330 \| +1\.10 \| +– \|/);
  expect(text).toMatch(/\| home \| floor +\| +150 \| +300 \| +1\.00 \| +– \| .*– \|/);
  expect(text.match(/^\| page/gm)).toHaveLength(3);
  expect(text).toMatch(/\| home +\| +1\.10 \| +1\.10 \| +60 \| +50 \| +1\.0 \| +100 \| no: TBT \|/);
});

it('compares a navigation with static documents and Next', () => {
  const create = (site: string, times: readonly number[]) =>
    times.map((paintedMs) => ({ step: 'home → work', site, paintedMs }));
  const text = toNavigationRows(
    summariseNavigations([
      ...create('portfolio', [300, 100, 90]),
      ...create('floor', [100, 120, 90]),
      ...create('next', [110, 110, 400]),
    ]),
  );
  expect(text).toMatch(/\| home → work \| +100 \| +100 \| +110 \| +1\.00 \| +0\.91 \| +no: Next \|/);
});

it('writes no answer for a site whose control does nothing', () => {
  const create = (site: string, answerMs: number | null) => ({ tap: 'theme', site, frameMs: 24, answerMs });
  const text = toTapRows(summariseTaps([create('portfolio', 80), create('floor', null)]));
  expect(text).toMatch(/\| theme +\| +24 \| +80 \| +24 \| +– \| +– \| +– \| +yes \|/);
});

it('lists those of all pages that exceed a limit, and counts the others', () => {
  const toPair = (page: string, lcpMs: number) =>
    [createVisit('portfolio', lcpMs, { page }), createVisit('floor', 300, { page })].map((visit) => ({
      ...visit,
      figures: { ...visit.figures, tbtMs: 10 },
    }));
  const medians = summarise([...toPair('/about', 300), ...toPair('/work', 400)]);
  const text = toVerdictRows({ pages: {}, medians }, true);
  expect(text).toContain('Of 2 pages, 1 holds every limit.');
  expect(text).toMatch(/\| \/work +\| .* no: FCP, LCP \|/);
  expect(text).not.toContain('/about');
});
