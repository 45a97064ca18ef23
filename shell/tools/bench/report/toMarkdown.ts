import { toLighthouseMarkdown } from '../lighthouse/toLighthouseMarkdown';
import { toScaleMarkdown } from '../scale/toScaleMarkdown';
import type { Results } from './Results';
import { toVerdictRows } from './toLimitsMarkdown';
import { toLimits, toPagesMarkdown, toRows } from './toPagesMarkdown';

/**
 * Formats all parts that were measured.
 *
 * @param isShort - only the most important tables of each part, to be shown below a heading of the README
 */
export function toMarkdown(results: Results, isShort = false): string {
  const { pages, everyPage, scale, lighthouse, everyLighthouse } = results;
  const parts: string[] = [];
  if (pages !== undefined)
    parts.push(
      isShort
        ? `${toLimits(pages)}\n\nAll figures of a first visit:\n\n${toRows(pages.medians.filter(({ visit }) => visit === 'first'))}`
        : toPagesMarkdown(pages),
    );
  if (everyPage !== undefined)
    parts.push(
      `## Every page, first visit, medians of ${everyPage.runs}\n\n${toVerdictRows(everyPage, isShort)}`,
    );
  if (lighthouse !== undefined) parts.push(toLighthouseMarkdown(lighthouse));
  if (everyLighthouse !== undefined) parts.push(toLighthouseMarkdown(everyLighthouse));
  if (scale !== undefined) parts.push(toScaleMarkdown(scale));
  const text = parts.join('\n\n');
  return isShort ? text.replace(/^##/gm, '###') : text;
}
