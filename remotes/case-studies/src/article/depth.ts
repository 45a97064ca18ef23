import type { ContentBlock, ContentSection } from '@portfolio/contract';
import { toList, type Study } from './study';

/**
 * How much of the one text is shown. The text is not written three times: a section's `bold` lines are what
 * remains of it in 30 seconds, its own blocks are the 5 minutes, and its subsections the rest.
 */
export const DEPTHS = ['30s', '5min', 'all'] as const;
export type Depth = (typeof DEPTHS)[number];

export const WORDS_PER_MINUTE = 240;

/** The depth a URL asks for; everything where it asks for nothing we know. */
export function parseDepth(search: string): Depth {
  const wanted = new URLSearchParams(search).get('depth');
  return DEPTHS.find((depth) => depth === wanted) ?? 'all';
}

/** The same URL with another depth; the default is not written down. */
export function withDepth(url: string, depth: Depth): string {
  const next = new URL(url);
  if (depth === 'all') next.searchParams.delete('depth');
  else next.searchParams.set('depth', depth);
  return next.href;
}

function selectBlocks(content: ContentSection['content'], depth: Depth): readonly ContentBlock[] {
  const blocks = toList<ContentBlock>(content);
  return depth === '30s' ? blocks.flatMap(({ bold }) => (bold ? [{ bold }] : [])) : blocks;
}

/** What of a section a depth shows; its header stays, so that links to it keep their target. */
export function selectSection(section: ContentSection, depth: Depth): ContentSection {
  const { header, content, subSection = [] } = section;
  return {
    header,
    content: selectBlocks(content, depth),
    subSection: depth === 'all' ? subSection.map((nested) => selectSection(nested, depth)) : [],
  };
}

export function selectOpening(study: Study, depth: Depth): readonly ContentBlock[] {
  return selectBlocks(study.content.content, depth);
}

/** The words of a text, its tags not counted. */
export function countWords(text: string): number {
  return text.replace(/<[^>]+>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’.,%£-]*/gu)?.length ?? 0;
}

export function toBlockTexts({ text, altText, bold, quotes }: ContentBlock): string[] {
  const quoted = toList(quotes).map((quote) => quote.text);
  return [text, altText, bold, ...quoted].filter((part) => part !== undefined);
}

/** Every paragraph of a section and of its subsections. */
export function sectionTexts({ content, subSection = [] }: ContentSection): string[] {
  return [...toList<ContentBlock>(content).flatMap(toBlockTexts), ...subSection.flatMap(sectionTexts)];
}

function sumWords(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + countWords(text), 0);
}

export function countSectionWords(section: ContentSection): number {
  return sumWords(sectionTexts(section));
}

/** The words a reader meets at a depth, summary and decisions included, headings and captions not. */
export function countStudyWords(study: Study, depth: Depth): number {
  const sections = study.content.sections.map((section) => selectSection(section, depth));
  const decisions = depth === '30s' ? [] : study.comparison.decisions.map(({ reason }) => reason);
  return sumWords([
    study.lead,
    ...Object.values(study.summary),
    ...selectOpening(study, depth).flatMap(toBlockTexts),
    ...sections.flatMap(sectionTexts),
    ...decisions,
  ]);
}

export function readingMinutes(study: Study): number {
  return Math.max(1, Math.round(countStudyWords(study, 'all') / WORDS_PER_MINUTE));
}
