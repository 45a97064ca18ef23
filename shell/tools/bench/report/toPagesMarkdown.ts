import { PROFILES } from '../measure/profiles';
import type { PagesResult } from './Results';
import type { PageMedian } from './summarise';
import { toMarkdownTable } from '../figures/toMarkdownTable';

type Format = (value: number) => string;

const whole: Format = (value) => value.toFixed(0);
const hundredths: Format = (value) => value.toFixed(2);
const kibibytes: Format = (value) => (value / 1024).toFixed(1);

/** Columns of the tables, after page and site. */
const COLUMNS: readonly (readonly [
  title: string,
  find: (median: PageMedian) => number | null,
  format: Format,
])[] = [
  ['FCP ms', ({ figures }) => figures.fcpMs, whole],
  ['LCP ms', ({ figures }) => figures.lcpMs, whole],
  ['LCP / floor', ({ toFloor }) => toFloor.lcp, hundredths],
  ['LCP / one app', ({ toMonolith }) => toMonolith.lcp, hundredths],
  ['CLS', ({ figures }) => figures.cls, hundredths],
  ['TBT ms', ({ figures }) => figures.tbtMs, whole],
  ['INP ms', ({ figures }) => figures.inpMs, whole],
  ['hydrated ms', ({ figures }) => figures.hydratedMs, whole],
  ['requests', ({ figures }) => figures.requests, whole],
  ['chain', ({ figures }) => figures.chainDepth, whole],
  ['HTML KiB', ({ figures }) => figures.htmlBytes, kibibytes],
  ['JS KiB', ({ figures }) => figures.jsBytes, kibibytes],
  ['all KiB', ({ figures }) => figures.totalBytes, kibibytes],
];

const VISIT_TITLES = { first: 'First visit', repeat: 'Repeat visit' } as const;

/** Writes what was measured on the pages: who against whom, then a table for each profile and visit. */
export function toPagesMarkdown({ machine, runs, sites, pages, medians }: PagesResult): string {
  const tables = PROFILES.flatMap((profile) =>
    (['first', 'repeat'] as const).flatMap((visit) => {
      const rows = medians.filter((median) => median.profile === profile.name && median.visit === visit);
      return rows.length === 0 ? [] : [`### ${VISIT_TITLES[visit]}, ${profile.title}\n\n${toRows(rows)}`];
    }),
  );
  return `## Pages

Medians of ${runs} runs, taken in turns, each with a fresh profile and a phone's screen, in headless Chromium ${machine.browser} on
${machine.cores} cores (${machine.processor}). Hold the ratios: milliseconds move from machine to machine. Bytes and requests are
exact, as they came over the wire. TBT counts from the start of the navigation, before the first paint too. INP is of one
interaction; 16 ms is the shortest that is reported. A repeat visit is the second one in the same profile.

${Object.entries(sites)
  .map(([name, title]) => `- **${name}**: ${title}`)
  .join('\n')}

${Object.entries(pages)
  .map(([name, { path, interaction }]) => `- ${name} (\`${path}\`): INP of the moment when ${interaction}`)
  .join('\n')}

${tables.join('\n\n')}`;
}

/** The table of one profile and visit. */
export function toRows(medians: readonly PageMedian[]): string {
  return toMarkdownTable(
    [
      ['page', 'site', ...COLUMNS.map(([title]) => title)],
      ...medians.map((median) => [
        median.page,
        median.site,
        ...COLUMNS.map(([, find, format]) => {
          const value = find(median);
          return value === null ? '–' : format(value);
        }),
      ]),
    ],
    2,
  );
}
