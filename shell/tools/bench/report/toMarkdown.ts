import { toLighthouseMarkdown } from '../lighthouse/toLighthouseMarkdown';
import { toScaleMarkdown } from '../scale/toScaleMarkdown';
import type { Results } from './Results';
import { toPagesMarkdown, toRows } from './toPagesMarkdown';

/**
 * Writes all parts that were measured.
 *
 * @param isShort - only the table that says most of each part
 */
export function toMarkdown({ pages, scale, lighthouse }: Results, isShort = false): string {
  const parts: string[] = [];
  if (pages !== undefined)
    parts.push(
      isShort
        ? toRows(pages.medians.filter(({ profile, visit }) => profile === 'slow' && visit === 'first'))
        : toPagesMarkdown(pages),
    );
  if (lighthouse !== undefined) parts.push(toLighthouseMarkdown(lighthouse));
  if (scale !== undefined) parts.push(toScaleMarkdown(scale));
  return parts.join('\n\n');
}
