import type { ContentBlock, ContentImage, ContentSection } from '@portfolio/contract';
import { listSectionImages } from './listImages';
import { toList, type Study, type WeightedSection } from './study';

/**
 * How much of the text is shown. There is only one text: the 30 seconds show a section's first picture with its
 * `bold` lines as caption, the 5 minutes its own blocks, and everything includes its subsections.
 */
export const DEPTHS = ['30s', '5min', 'all'] as const;
export type Depth = (typeof DEPTHS)[number];

export const WORDS_PER_MINUTE = 240;

/** The depth in a URL; everything if there is none or it is unknown. */
export function parseDepth(search: string): Depth {
  const wanted = new URLSearchParams(search).get('depth');
  return DEPTHS.find((depth) => depth === wanted) ?? 'all';
}

/** The same URL with another depth; the default is left out. */
export function withDepth(url: string, depth: Depth): string {
  const next = new URL(url);
  if (depth === 'all') next.searchParams.delete('depth');
  else next.searchParams.set('depth', depth);
  return next.href;
}

/** The part of a section that a depth shows; its header is kept, so that links to it still work. */
export function selectSection<Section extends ContentSection>(section: Section, depth: Depth): Section {
  const { content, subSection = [] } = section;
  const blocks = toList<ContentBlock>(content);
  return {
    ...section,
    content: depth === '30s' ? toBrief(section) : blocks,
    subSection: depth === 'all' ? subSection.map((nested) => selectSection(nested, depth)) : [],
  };
}

/** The sections that a depth shows. In 30 seconds those with a picture come first: a storyboard without gaps. */
export function selectSections({ content, comparison }: Study, depth: Depth): readonly WeightedSection[] {
  const sections = content.sections.map((section) => selectSection(section, depth));
  if (depth !== '30s') return sections;
  const isPictured = (section: WeightedSection) =>
    section.header === comparison.section ||
    toList<ContentBlock>(section.content).some(({ img }) => img !== undefined);
  return [...sections.filter(isPictured), ...sections.filter((section) => !isPictured(section))];
}

/** The first picture of a section, and its key sentences joined together. */
function toBrief(section: ContentSection): ContentBlock {
  const bold = toList<ContentBlock>(section.content).flatMap((block) => block.bold ?? []);
  const [img] = listSectionImages(section);
  return { ...(bold.length > 0 && { bold: bold.join(' ') }), ...(img && { img }) };
}

/** The picture that opens the study, beside the title. */
export function findOpeningImage({ content }: Study): ContentImage | undefined {
  return toList<ContentBlock>(content.content).flatMap(({ img }) => [...toList<ContentImage>(img)])[0];
}

/** The blocks that open the text, without the picture beside the title. */
export function selectOpening(study: Study, depth: Depth): readonly ContentBlock[] {
  if (depth === '30s') return [];
  const opening = findOpeningImage(study);
  return toList<ContentBlock>(study.content.content)
    .map(({ img, ...block }) => ({
      ...block,
      img: toList<ContentImage>(img).filter((image) => image !== opening),
    }))
    .filter(({ img, ...block }) => img.length > 0 || Object.keys(block).length > 0);
}

/** Number of words in a text, without its tags. */
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

/** The words a reader meets at a depth, summary and decisions included, headings and captions not. */
export function countStudyWords(study: Study, depth: Depth): number {
  const sections = selectSections(study, depth);
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
