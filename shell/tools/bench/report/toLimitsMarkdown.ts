import { toMarkdownTable } from '../figures/toMarkdownTable';
import type { PageKind } from '../measure/benchPages';
import { OWN_SITE } from '../sites/BenchSite';
import { hundredths, kibibytes, toCell, toSpreadCell, whole } from '../figures/formats';
import { LIMITS, toVerdict } from './limits';
import type { PagesResult } from './Results';
import type { NavigationMedian, PageMedian, TapMedian } from './summarise';

/**
 * Formats for each page of this site whether its limits hold on a first visit.
 *
 * @param isShort - lists only pages that miss a limit, and the number of the others
 */
export function toVerdictRows(
  { pages, medians }: Pick<PagesResult, 'pages' | 'medians'>,
  isShort = false,
): string {
  const { paintToFloor } = LIMITS;
  const rows = medians
    .filter(({ site, visit }) => site === OWN_SITE && visit === 'first')
    .map((median) => toVerdictRow(median, pages[median.page]?.kind ?? 'content'));
  const shown = isShort ? rows.filter((row) => row.at(-1) !== 'yes') : rows;
  const table = toMarkdownTable([
    [
      'page',
      `FCP / floor ≤ ${hundredths(paintToFloor)}`,
      `LCP / floor ≤ ${hundredths(paintToFloor)}`,
      'TBT ms',
      'above floor ms',
      'at most',
      'JS gzip KiB',
      'at most',
      'holds',
    ],
    ...shown,
  ]);
  if (!isShort) return table;
  const goodCount = rows.length - shown.length;
  const count = `Of ${rows.length} pages, ${goodCount} ${goodCount === 1 ? 'holds' : 'hold'} every limit.`;
  return shown.length === 0 ? count : `${count}\n\n${table}`;
}

function toVerdictRow({ page, figures, toFloor, blockingMs }: PageMedian, kind: PageKind): string[] {
  const { paintToFloor, scriptKib } = LIMITS;
  const blockingLimit = LIMITS.blockingMs[kind];
  const scriptLimit = scriptKib[kind];
  return [
    page,
    toSpreadCell(toFloor.fcp, hundredths),
    toSpreadCell(toFloor.lcp, hundredths),
    toCell(figures.tbtMs, whole),
    toSpreadCell(blockingMs, whole),
    whole(blockingLimit),
    toCell(figures.jsGzipBytes, kibibytes),
    toCell(scriptLimit, whole),
    toVerdict([
      { name: 'FCP', value: toFloor.fcp?.median ?? null, atMost: paintToFloor },
      { name: 'LCP', value: toFloor.lcp?.median ?? null, atMost: paintToFloor },
      { name: 'TBT', value: blockingMs?.median ?? null, atMost: blockingLimit },
      { name: 'JS', value: figures.jsGzipBytes, atMost: scriptLimit === null ? null : scriptLimit * 1024 },
    ]),
  ];
}

/** Formats how navigations compare with static documents and with Next. */
export function toNavigationRows(navigations: readonly NavigationMedian[]): string {
  const { navigationToStatic, navigationToNext } = LIMITS;
  return toMarkdownTable([
    [
      'navigation',
      'this site ms',
      'floor ms',
      'Next ms',
      `/ floor ≤ ${hundredths(navigationToStatic)}`,
      `/ Next ≤ ${hundredths(navigationToNext)}`,
      'holds',
    ],
    ...navigations.map(({ step, paintedMs: { [OWN_SITE]: own, floor, next }, ratios }) => [
      step,
      toCell(own, whole),
      toCell(floor, whole),
      toCell(next, whole),
      toSpreadCell(ratios.floor, hundredths),
      toSpreadCell(ratios.next, hundredths),
      toVerdict([
        { name: 'floor', value: ratios.floor?.median ?? null, atMost: navigationToStatic },
        { name: 'Next', value: ratios.next?.median ?? null, atMost: navigationToNext },
      ]),
    ]),
  ]);
}

/** Formats the response times of first taps. */
export function toTapRows(taps: readonly TapMedian[]): string {
  const { answerMs } = LIMITS;
  const toPair = (pair: TapMedian['sites'][string] | undefined) => [
    toCell(pair?.frameMs, whole),
    toCell(pair?.answerMs, whole),
  ];
  return toMarkdownTable([
    [
      'first tap',
      'this site: frame',
      `answer ≤ ${answerMs}`,
      'floor: frame',
      'answer',
      'Next: frame',
      'answer',
      'holds',
    ],
    ...taps.map(({ tap, sites: { [OWN_SITE]: own, floor, next } }) => [
      tap,
      ...toPair(own),
      ...toPair(floor),
      ...toPair(next),
      toVerdict([{ name: 'answer', value: own?.answerMs ?? null, atMost: answerMs }]),
    ]),
  ]);
}
