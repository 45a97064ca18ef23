import type { ContentSection } from '@portfolio/contract';

export interface Heading {
  id: string;
  text: string;
  nested: readonly Heading[];
}

/** A heading's anchor, such as "payments-review-what-i-would-change". */
export function toAnchor(studyId: string, header: string): string {
  return `${studyId}-${header}`
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function toHeadings(studyId: string, sections: readonly ContentSection[]): Heading[] {
  return sections.map(({ header, subSection = [] }) => ({
    id: toAnchor(studyId, header),
    text: header,
    nested: toHeadings(studyId, subSection),
  }));
}

/** All anchors in reading order. */
export function flattenIds(headings: readonly Heading[]): string[] {
  return headings.flatMap(({ id, nested }) => [id, ...flattenIds(nested)]);
}
