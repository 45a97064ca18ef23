import { PictureViewer, type PictureViewerProps } from '@portfolio/design';
import type { ListedProject } from '../../site-map/pageContent';
import { MarkSheet } from './MarkSheet';

interface MarkViewerProps extends Omit<PictureViewerProps, 'pictures'> {
  marks: readonly ListedProject[];
}

/** Marks are designed to be small. At this size their details are visible. */
const LARGE_PX = 256;

/** In a separate chunk, because most visitors enlarge no mark. */
export function MarkViewer({ marks, ...choice }: MarkViewerProps) {
  const pictures = marks.map(({ id, title, img, tags }) => ({
    src: img.src,
    widthPx: LARGE_PX,
    heightPx: LARGE_PX,
    id: `mark-${id}`,
    title,
    alt: `The mark of ${title}`,
    caption: `${img.alt} ${tags.join(', ')}.`,
    content:
      img.sheet === undefined ? undefined : <MarkSheet mark={img.src} sheet={img.sheet} title={title} />,
  }));
  return <PictureViewer pictures={pictures} {...choice} />;
}
