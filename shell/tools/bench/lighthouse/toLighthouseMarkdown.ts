import { toMarkdownTable } from '../figures/toMarkdownTable';
import { LIGHTHOUSE_CATEGORIES, type LighthousePage, type LighthouseResult } from './LighthouseResult';

/** If there are more pages, only those below full marks are listed. */
const MOST_LISTED = 6;

/** Formats the scores, and the audits below full marks: they may be so small that the score is 100. */
export function toLighthouseMarkdown({ version, runs, pages }: LighthouseResult): string {
  const listed = pages.length > MOST_LISTED ? pages.filter((page) => !isFull(page)) : pages;
  const parts = [`## Lighthouse ${version}, mobile, medians of ${runs}`];
  if (listed.length < pages.length)
    parts.push(`Of ${pages.length} pages, ${pages.length - listed.length} have 100 in all four categories.`);
  if (listed.length > 0)
    parts.push(
      toMarkdownTable([
        ['page', ...LIGHTHOUSE_CATEGORIES],
        ...listed.map(({ page, scores }) => [
          page,
          ...LIGHTHOUSE_CATEGORIES.map((category) => scores[category]?.toFixed(0) ?? '–'),
        ]),
      ]),
    );
  const found = listed.flatMap(({ page, shortcomings }) =>
    shortcomings.map(
      ({ category, audit, found }) => `- ${page}, ${category}: ${audit}${found && ` (${found})`}`,
    ),
  );
  if (found.length > 0) parts.push(`Audits below full marks:\n\n${found.join('\n')}`);
  return parts.join('\n\n');
}

function isFull({ scores }: LighthousePage): boolean {
  return LIGHTHOUSE_CATEGORIES.every((category) => scores[category] === 100);
}
