import { toMarkdownTable } from '../figures/toMarkdownTable';
import { OWN_SITE } from '../sites/BenchSite';
import { hundredths, kibibytes, toCell, toSpreadCell, whole } from '../figures/formats';
import { LIMITS, toVerdict } from './limits';
import type { PagesResult } from './Results';
import type { PageMedian } from './summarise';

/** Formats the limits for each page of this site that are not those of a first paint; a dash if there is none. */
export function toFurtherRows({ pages, medians }: Pick<PagesResult, 'pages' | 'medians'>): string {
  const { paintToMonolith, repeatToFloor, cls } = LIMITS;
  const find = (page: string, site: string, visit: PageMedian['visit']) =>
    medians.find((median) => median.page === page && median.site === site && median.visit === visit);
  return toMarkdownTable([
    [
      'page',
      `LCP / one app ≤ ${hundredths(paintToMonolith)}`,
      `repeat FCP / floor ≤ ${hundredths(repeatToFloor)}`,
      `CLS ≤ ${hundredths(cls)}`,
      'chain',
      "≤ floor's",
      'INP ms',
      'at most',
      'HTML gzip KiB',
      'at most',
      'holds',
    ],
    ...medians
      .filter(({ site, visit }) => site === OWN_SITE && visit === 'first')
      .map(({ page, figures, toMonolith: { lcp } }) => {
        const kind = pages[page]?.kind ?? 'content';
        const repeat = find(page, OWN_SITE, 'repeat')?.toFloor.fcp;
        const floorChain = find(page, 'floor', 'first')?.figures.chainDepth ?? null;
        const inpLimit = LIMITS.inpMs[kind];
        const htmlLimit = LIMITS.htmlKib[kind];
        return [
          page,
          toSpreadCell(lcp, hundredths),
          toSpreadCell(repeat, hundredths),
          toCell(figures.cls, hundredths),
          toCell(figures.chainDepth, whole),
          toCell(floorChain, whole),
          toCell(figures.inpMs, whole),
          toCell(inpLimit, whole),
          toCell(figures.htmlGzipBytes, kibibytes),
          toCell(htmlLimit, whole),
          toVerdict([
            { name: 'one app', value: lcp?.median ?? null, atMost: paintToMonolith },
            { name: 'repeat', value: repeat?.median ?? null, atMost: repeatToFloor },
            // Shown to two digits, and held to them.
            {
              name: 'CLS',
              value: figures.cls === null ? null : Number(hundredths(figures.cls)),
              atMost: cls,
            },
            { name: 'chain', value: figures.chainDepth, atMost: floorChain },
            { name: 'INP', value: figures.inpMs, atMost: inpLimit },
            {
              name: 'HTML',
              value: figures.htmlGzipBytes,
              atMost: htmlLimit === null ? null : htmlLimit * 1024,
            },
          ]),
        ];
      }),
  ]);
}
