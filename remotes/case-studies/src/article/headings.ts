import type { ContentSection } from '@portfolio/contract';

export interface Heading {
  id: string;
  text: string;
  nested: readonly Heading[];
}

/** A section's anchor, such as "what-i-would-change". */
export function toAnchor(header: string): string {
  return header
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function toHeadings(sections: readonly ContentSection[]): Heading[] {
  return sections.map(({ header, subSection = [] }) => ({
    id: toAnchor(header),
    text: header,
    nested: toHeadings(subSection),
  }));
}

/** Every anchor in reading order. */
export function flattenIds(headings: readonly Heading[]): string[] {
  return headings.flatMap(({ id, nested }) => [id, ...flattenIds(nested)]);
}
