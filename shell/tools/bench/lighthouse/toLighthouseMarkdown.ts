import { toMarkdownTable } from '../figures/toMarkdownTable';
import { LIGHTHOUSE_CATEGORIES, type LighthouseResult } from './LighthouseResult';

/** Writes the scores, and what keeps a score from being full. */
export function toLighthouseMarkdown({ version, runs, pages }: LighthouseResult): string {
  const table = toMarkdownTable([
    ['page', ...LIGHTHOUSE_CATEGORIES],
    ...pages.map(({ page, scores }) => [
      page,
      ...LIGHTHOUSE_CATEGORIES.map((category) => scores[category]?.toFixed(0) ?? '–'),
    ]),
  ]);
  const found = pages.flatMap(({ page, shortcomings }) =>
    shortcomings.map(
      ({ category, audit, found }) => `- ${page}, ${category}: ${audit}${found && ` (${found})`}`,
    ),
  );
  return `## Lighthouse ${version}, mobile, medians of ${runs}

${table}${found.length === 0 ? '' : `\n\nBelow full marks:\n\n${found.join('\n')}`}`;
}
