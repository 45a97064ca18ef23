import type { CaseStudyContent, ContentBlock, ContentImage, ContentSection } from '@portfolio/contract';
import { toList } from './study';

function imagesOf(content: ContentSection['content']): ContentImage[] {
  return toList<ContentBlock>(content).flatMap(({ img }) => [...toList<ContentImage>(img)]);
}

/** The pictures of a section and of its subsections in reading order. */
export function listSectionImages({ content, subSection = [] }: ContentSection): ContentImage[] {
  return [...imagesOf(content), ...subSection.flatMap(listSectionImages)];
}

/** A study's pictures in reading order. */
export function listImages({ content, sections }: CaseStudyContent): ContentImage[] {
  return [...imagesOf(content), ...sections.flatMap(listSectionImages)];
}
