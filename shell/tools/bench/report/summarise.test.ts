import type { MeasuredVisit } from '../measure/measureSites';
import { summarise, summariseNavigations, summariseTaps } from './summarise';
import { toNavigationRows, toTapRows, toVerdictRows } from './toLimitsMarkdown';
import { toFurtherRows } from './toFurtherRows';
import { toPagesMarkdown } from './toPagesMarkdown';

function createVisit(site: string, lcpMs: number, overrides: Partial<MeasuredVisit> = {}): MeasuredVisit {
  const isFloor = site === 'floor';
  return {
    page: 'home',
    site,
    visit: 'first',
    run: 1,
    figures: {
      fcpMs: lcpMs / 2,
      lcpMs,
      cls: 0,
      tbtMs: isFloor ? 10 : 70,
      inpMs: isFloor ? null : 40,
      requests: 5,
      chainDepth: 2,
      htmlBytes: 2048,
      htmlGzipBytes: 15 * 1024,
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
  ...[330, 300, 900].map((lcpMs, run) => createVisit('portfolio', lcpMs, { run })),
  ...[310, 300, 290].map((lcpMs, run) => createVisit('floor', lcpMs, { run })),
  createVisit('portfolio', 100, { visit: 'repeat' }),
];

test('takes the median of each page on each site, separately for each visit', () => {
  expect(
    summarise(VISITS).map(({ site, visit, figures }) => [site, visit, figures.lcpMs, figures.inpMs]),
  ).toEqual([
    ['portfolio', 'first', 330, 40],
    ['floor', 'first', 300, null],
    ['portfolio', 'repeat', 100, 40],
  ]);
});

test('compares each page with the floor of the same page and visit', () => {
  const [first, , repeat] = summarise(VISITS);
  expect(first?.toFloor.lcp?.median).toBeCloseTo(330 / 300);
  expect(first?.toMonolith.lcp).toBeNull();
  expect(first?.blockingMs?.median).toBe(60);
  expect(repeat?.blockingMs).toBeNull();
  expect(repeat?.toFloor.lcp).toBeNull();
});

test('counts visits that were only for the start for paints and blocking time, and for nothing else', () => {
  const toStart = (site: string, lcpMs: number, run: number) => ({
    page: 'home',
    site,
    run,
    figures: { fcpMs: lcpMs / 2, lcpMs, tbtMs: lcpMs / 4 },
  });
  const starts = [3, 4, 5, 6].flatMap((run) => [toStart('portfolio', 420, run), toStart('floor', 300, run)]);
  const [first] = summarise(VISITS, starts);
  expect(first?.figures).toMatchObject({ fcpMs: 210, lcpMs: 420, tbtMs: 105, inpMs: 40 });
  expect(first?.blockingMs?.median).toBe(30);
  expect(first?.toFloor.lcp?.median).toBeCloseTo(1.4);
});

test('does not let a floor that was blocked in some runs excuse blocking in all of them', () => {
  const toVisits = (site: string, times: readonly number[]) =>
    times.map((tbtMs, run) => {
      const visit = createVisit(site, 300, { run });
      return { ...visit, figures: { ...visit.figures, tbtMs } };
    });
  const visits = [...toVisits('portfolio', [90, 90, 260]), ...toVisits('floor', [0, 180, 180])];
  const text = toVerdictRows({ pages: {}, medians: summarise(visits) });
  expect(text).toMatch(/ 90 \| +80 \(-5 to 85\) \| +50 \| .* no: TBT \|/);
});

test('writes the limits and a table for each visit, with a dash for a missing figure', () => {
  const text = toPagesMarkdown({
    machine: { cores: 2, processor: 'Test', browser: '1', node: '20' },
    runs: 3,
    startRuns: 0,
    sites: { portfolio: 'this site', floor: 'no scripts' },
    pages: { home: { path: '/', kind: 'content', interaction: 'a button is pressed' } },
    medians: summarise(VISITS),
    navigations: [],
    taps: [],
  });
  expect(text).toMatch(/\| home \| portfolio \| +165 \| +330 \| +1\.10 \| +– \|/);
  expect(text).toMatch(/\| home \| floor +\| +150 \| +300 \| +1\.00 \| +– \| .*– \|/);
  expect(text.match(/^\| page/gm)).toHaveLength(4);
  expect(text).toMatch(
    /\| home +\| +1\.10 \(1\.03 to 2\.08\) \| .* \| +70 \| +60 \(60 to 60\) \| +50 \| +1\.0 \| +100 \| no: TBT \|/,
  );
});

test('holds a page to one application, to its own repeat visit, and to the floor in everything else', () => {
  const visits = [
    createVisit('portfolio', 300, { page: 'demo' }),
    createVisit('floor', 300, { page: 'demo' }),
    createVisit('monolith', 250, { page: 'demo' }),
    createVisit('portfolio', 120, { page: 'demo', visit: 'repeat' }),
    createVisit('floor', 100, { page: 'demo', visit: 'repeat' }),
  ];
  const pages = { demo: { path: '/work/js/a', kind: 'demo', interaction: null } } as const;
  expect(toFurtherRows({ pages, medians: summarise(visits) })).toMatch(
    /\| demo \| +1\.20 .*\| +1\.20 .*\| +0\.00 \| +2 \| +2 \| +40 \| +100 \| +15\.0 \| +14 \| +no: one app, repeat, HTML \|/,
  );
});

test('says which limits were not measured, and has none for the HTML of a case study', () => {
  const pages = { home: { path: '/work/UX/a', kind: 'study', interaction: null } } as const;
  const medians = summarise([createVisit('portfolio', 300), createVisit('floor', 300)]);
  expect(toFurtherRows({ pages, medians })).toMatch(/\| +15\.0 \| +– \| not measured: one app, repeat \|/);
});

test('compares a navigation with static documents and Next', () => {
  const create = (site: string, times: readonly number[]) =>
    times.map((paintedMs, run) => ({ step: 'home → work', site, run, paintedMs }));
  const text = toNavigationRows(
    summariseNavigations([
      ...create('portfolio', [300, 100, 90]),
      ...create('floor', [100, 120, 90]),
      ...create('next', [110, 110, 400]),
    ]),
  );
  expect(text).toMatch(
    /\| home → work \| +100 \| +100 \| +110 \| +1\.00 \(.*\) \| +0\.91 \(.*\) \| +no: Next \|/,
  );
});

test('writes no answer for a site whose control does nothing', () => {
  const create = (site: string, answerMs: number | null) => ({ tap: 'theme', site, frameMs: 24, answerMs });
  const text = toTapRows(summariseTaps([create('portfolio', 80), create('floor', null)]));
  expect(text).toMatch(/\| theme +\| +24 \| +80 \| +24 \| +– \| +– \| +– \| +yes \|/);
});

test('lists those of all pages that exceed a limit, and counts the others', () => {
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
