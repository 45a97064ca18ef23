import { toMarkdownTable } from '../figures/toMarkdownTable';
import { SHORTEST_REPORTED_MS } from '../measure/observePage';
import { SLOW } from '../measure/profiles';
import { toNavigationRows, toTapRows, toVerdictRows } from './toLimitsMarkdown';
import { toFurtherRows } from './toFurtherRows';
import { type Format, hundredths, kibibytes, toCell, whole } from '../figures/formats';
import type { PagesResult } from './Results';
import type { PageMedian } from './summarise';

/** Columns of the tables after page and site. */
const COLUMNS: readonly (readonly [
  title: string,
  find: (median: PageMedian) => number | null,
  format: Format,
])[] = [
  ['FCP ms', ({ figures }) => figures.fcpMs, whole],
  ['LCP ms', ({ figures }) => figures.lcpMs, whole],
  ['LCP / floor', ({ toFloor }) => toFloor.lcp?.median ?? null, hundredths],
  ['LCP / one app', ({ toMonolith }) => toMonolith.lcp?.median ?? null, hundredths],
  ['CLS', ({ figures }) => figures.cls, hundredths],
  ['TBT ms', ({ figures }) => figures.tbtMs, whole],
  ['INP ms', ({ figures }) => figures.inpMs, whole],
  ['requests', ({ figures }) => figures.requests, whole],
  ['chain', ({ figures }) => figures.chainDepth, whole],
  ['HTML KiB', ({ figures }) => figures.htmlBytes, kibibytes],
  ['JS KiB', ({ figures }) => figures.jsBytes, kibibytes],
  ['JS gzip KiB', ({ figures }) => figures.jsGzipBytes, kibibytes],
  ['all KiB', ({ figures }) => figures.totalBytes, kibibytes],
];

const VISIT_TITLES = { first: 'First visit', repeat: 'Repeat visit' } as const;

/** Formats the results of the pages: the sites compared, the limits, then all figures. */
export function toPagesMarkdown(result: PagesResult): string {
  const { machine, runs, startRuns, sites, pages, medians } = result;
  const tables = (['first', 'repeat'] as const).flatMap((visit) => {
    const rows = medians.filter((median) => median.visit === visit);
    return rows.length === 0 ? [] : [`### ${VISIT_TITLES[visit]}\n\n${toRows(rows)}`];
  });
  const interactions = Object.entries(pages).flatMap(([name, { path, interaction }]) =>
    interaction === null ? [] : [`- ${name} (\`${path}\`): INP of the moment when ${interaction}`],
  );
  return `## Pages

Medians of ${runs} runs, in which the sites take turns and each is first as often as the others, each with a fresh profile and a
phone's screen, in headless Chromium ${machine.browser} on ${machine.cores} cores (${machine.processor}); ${SLOW.title}.
Ratios of paints are those of the medians: a paint waits for the next frame, so single ones jump by tens of milliseconds. Other
ratios and differences are medians over visits of the same run, which the machine's other work affects alike. In brackets: the
quartiles of the ratios and differences of single runs.${startRuns > 0 ? ` Paints and blocking times of this site and its floor are of ${runs + startRuns} runs, ${startRuns} of which end once the page has started.` : ''}
Compare the ratios: milliseconds differ between machines. Bytes and requests are exact, as they came over the wire until the
page was quiet, without those of its service worker, which caches the site; "JS gzip" is the same scripts as gzip compresses them, whatever the server sent. TBT counts from the start of the navigation,
before the first paint too. INP is of one interaction; ${SHORTEST_REPORTED_MS} ms is the shortest that is reported. A repeat visit is the second one in the same profile.

${Object.entries(sites)
  .map(([name, title]) => `- **${name}**: ${title}`)
  .join('\n')}

${interactions.join('\n')}

${toLimits(result)}

${tables.join('\n\n')}`;
}

/** Formats the limits and whether they hold, if they were measured. */
export function toLimits({ navigations, taps, ...result }: PagesResult): string {
  const parts = [
    `FCP and LCP are the first and the largest contentful paint, TBT the total blocking time, CLS the cumulative layout shift, and INP
the time from an interaction to the next paint. A chain is the number of requests that follow each other before the largest
paint; the document is the first.`,
    `A first visit. Ratios of paints are those of the medians, other ratios and differences are medians over visits of the same
run. In brackets, the quartiles of single runs. "Holds" compares the medians: if the limit is between the quartiles,
another run may decide otherwise.`,
    toVerdictRows(result),
    `Further limits. One application and repeat visits are measured on two pages only; the limit of HTML leaves out the text of a
case study, which is not measured apart.`,
    toFurtherRows(result),
  ];
  if (navigations.length > 0)
    parts.push(
      `Navigation to a prepared page, from the click to the frame with the new heading, processor slowed down 4 times. All pages were
visited before; the pointer rests on the link until the page is quiet.`,
      toNavigationRows(navigations),
    );
  if (taps.length > 0)
    parts.push(
      `A tap at the first paint of a first visit: ms until the next frame, and until the frame that shows the answer; a pad that
waits for its code is marked as waiting, and plays later. Two clocks measure: the browser reports the frame of the longest event of the tap, in steps of 8 ms, and
the page times the answer, which can be the smaller figure. The floor and Next have the theme switch and the pads in their markup, but no code for them: only the menu, which the browser opens, responds there.`,
      toTapRows(taps),
    );
  return parts.join('\n\n');
}

/** The table of one kind of visit. */
export function toRows(medians: readonly PageMedian[]): string {
  return toMarkdownTable(
    [
      ['page', 'site', ...COLUMNS.map(([title]) => title)],
      ...medians.map((median) => [
        median.page,
        median.site,
        ...COLUMNS.map(([, find, format]) => toCell(find(median), format)),
      ]),
    ],
    2,
  );
}
