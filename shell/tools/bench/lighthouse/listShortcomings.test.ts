import { listShortcomings } from './listShortcomings';
import { toLighthouseMarkdown } from './toLighthouseMarkdown';

const REPORT = {
  categories: {
    performance: {
      score: 0.98,
      auditRefs: [
        { id: 'speed', weight: 10 },
        { id: 'hint', weight: 0 },
        { id: 'fine', weight: 5 },
      ],
    },
    seo: {
      score: 0.9,
      auditRefs: [
        { id: 'links', weight: 1 },
        { id: 'unasked', weight: 1 },
      ],
    },
  },
  audits: {
    speed: { title: 'Speed Index', score: 0.9, displayValue: '2.1 s' },
    hint: { title: 'A hint', score: 0 },
    fine: { title: 'Fine', score: 1 },
    links: { title: 'Links have names', score: 0 },
    unasked: { title: 'Does not apply', score: null },
  },
};

test('lists audits that count and have less than full marks', () => {
  expect(listShortcomings(REPORT)).toEqual([
    { category: 'performance', audit: 'Speed Index', found: '2.1 s' },
    { category: 'seo', audit: 'Links have names', found: '' },
  ]);
});

test('writes scores and shortcomings, and a dash for a missing score', () => {
  const scores = { performance: 98, accessibility: 100, 'best-practices': null, seo: 90 };
  const text = toLighthouseMarkdown({
    version: '12',
    runs: 3,
    pages: [{ page: 'home', scores, shortcomings: listShortcomings(REPORT) }],
  });
  expect(text).toMatch(/\| home \| +98 \| +100 \| +– \| +90 \|/);
  expect(text).toContain(
    'Audits below full marks:\n\n- home, performance: Speed Index (2.1 s)\n- home, seo: Links have names',
  );
});

test('lists those of many pages that are below full marks, and counts the others', () => {
  const toPage = (page: string, performance: number) => ({
    page,
    scores: { performance, accessibility: 100, 'best-practices': 100, seo: 100 },
    shortcomings: [{ category: 'performance' as const, audit: `Audit of ${page}`, found: '' }],
  });
  const full = Array.from({ length: 7 }, (_page, index) => toPage(`page ${index}`, 100));
  const text = toLighthouseMarkdown({ version: '12', runs: 3, pages: [...full, toPage('slow page', 99)] });
  expect(text).toContain('Of 8 pages, 7 have 100 in all four categories.');
  expect(text).toContain('- slow page, performance: Audit of slow page');
  expect(text).not.toContain('page 0');
});
