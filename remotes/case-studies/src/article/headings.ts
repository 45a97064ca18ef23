import type { ContentSection } from '@portfolio/contract';
import { STUDY_PARTS, type WeightedSection } from './study';

export interface Heading {
  id: string;
  text: string;
  /** True for the sections that carry the study's argument. */
  isArgument: boolean;
  nested: readonly Heading[];
}

/** A heading's anchor, such as "payments-review-the-nine-findings". */
export function toAnchor(studyId: string, header: string): string {
  return `${studyId}-${header}`
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The outline of a study. A note is listed by its subject, because its header is a whole sentence. */
export function toHeadings(
  studyId: string,
  sections: readonly (ContentSection & Partial<WeightedSection>)[],
): Heading[] {
  return sections.map(({ header, subSection = [], part, weight }) => ({
    id: toAnchor(studyId, header),
    text: weight === 'note' && part !== undefined ? STUDY_PARTS[part] : header,
    isArgument: weight === 'argument',
    nested: toHeadings(studyId, subSection),
  }));
}

/** All anchors in reading order. */
export function flattenIds(headings: readonly Heading[]): string[] {
  return headings.flatMap(({ id, nested }) => [id, ...flattenIds(nested)]);
}
