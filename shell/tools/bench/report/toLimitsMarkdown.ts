import { toRatio } from '../figures/median';
import { toMarkdownTable } from '../figures/toMarkdownTable';
import type { PageKind } from '../measure/benchPages';
import { hundredths, kibibytes, toCell, whole } from './formats';
import { LIMITS, toVerdict } from './limits';
import type { PagesResult } from './Results';
import type { NavigationMedian, PageMedian, TapMedian } from './summarise';

const OWN = 'portfolio';

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
    .filter(({ site, visit }) => site === OWN && visit === 'first')
    .map((median) => toVerdictRow(median, pages[median.page]?.kind ?? 'content'));
  const shown = isShort ? rows.filter((row) => row.at(-1) !== 'yes') : rows;
  const table = toMarkdownTable([
    [
      'page',
      `FCP / floor ≤ ${hundredths(paintToFloor)}`,
      `LCP / floor ≤ ${hundredths(paintToFloor)}`,
      'TBT above floor ms',
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
    toCell(toFloor.fcp, hundredths),
    toCell(toFloor.lcp, hundredths),
    toCell(blockingMs, whole),
    whole(blockingLimit),
    toCell(figures.jsGzipBytes, kibibytes),
    toCell(scriptLimit, whole),
    toVerdict([
      { name: 'FCP', value: toFloor.fcp, atMost: paintToFloor },
      { name: 'LCP', value: toFloor.lcp, atMost: paintToFloor },
      { name: 'TBT', value: blockingMs, atMost: blockingLimit },
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
    ...navigations.map(({ step, paintedMs: { [OWN]: own = null, floor = null, next = null } }) => {
      const toFloor = toRatio(own, floor);
      const toNext = toRatio(own, next);
      return [
        step,
        toCell(own, whole),
        toCell(floor, whole),
        toCell(next, whole),
        toCell(toFloor, hundredths),
        toCell(toNext, hundredths),
        toVerdict([
          { name: 'floor', value: toFloor, atMost: navigationToStatic },
          { name: 'Next', value: toNext, atMost: navigationToNext },
        ]),
      ];
    }),
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
    ...taps.map(({ tap, sites: { [OWN]: own, floor, next } }) => [
      tap,
      ...toPair(own),
      ...toPair(floor),
      ...toPair(next),
      toVerdict([{ name: 'answer', value: own?.answerMs ?? null, atMost: answerMs }]),
    ]),
  ]);
}
