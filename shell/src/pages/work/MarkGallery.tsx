import { PictureViewer, ThemedImage, VisuallyHidden, useHashChoice } from '@portfolio/design';
import type { SiteProject } from '../../site-map/siteMap';
import { StyledGallery, StyledMark, StyledName } from './MarkGallery.styles';

/** Marks are drawn to be small. This is the size at which their details can be seen. */
const LARGE_PX = 256;

/** Projects without a page: the marks. There is nothing to follow; each can be seen larger, also by a link. */
export function MarkGallery({ marks }: { marks: readonly SiteProject[] }) {
  const pictures = marks.map(({ id, title, img, tags }) => ({
    ...img,
    widthPx: LARGE_PX,
    heightPx: LARGE_PX,
    id: `mark-${id}`,
    title,
    alt: `The mark of ${title}`,
    caption: `${img.alt} ${tags.join(', ')}.`,
  }));
  const [shownId, show] = useHashChoice(pictures.map(({ id }) => id));
  if (marks.length === 0) return null;
  return (
    <>
      <StyledGallery role="list">
        {marks.map(({ id, remoteId, title, img }) => (
          <li key={`${remoteId}/${id}`}>
            <figure id={`mark-${id}`}>
              <StyledMark onClick={() => show(`mark-${id}`)} aria-haspopup="dialog">
                <VisuallyHidden>Enlarge: </VisuallyHidden>
                <ThemedImage {...img} />
              </StyledMark>
              <StyledName>{title}</StyledName>
            </figure>
          </li>
        ))}
      </StyledGallery>
      <PictureViewer pictures={pictures} shownId={shownId} onShow={show} />
    </>
  );
}
