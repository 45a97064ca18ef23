import { ThemedImage } from '@portfolio/design';
import type { SiteProject } from '../../site-map/siteMap';
import { StyledGallery, StyledMark, StyledName } from './MarkGallery.styles';

/** Projects without a page: the marks. The name is the caption; there is nothing to follow. */
export function MarkGallery({ marks }: { marks: readonly SiteProject[] }) {
  if (marks.length === 0) return null;
  return (
    <StyledGallery role="list">
      {marks.map(({ id, remoteId, title, img }) => (
        <li key={`${remoteId}/${id}`}>
          <figure>
            <StyledMark>
              <ThemedImage {...img} />
            </StyledMark>
            <StyledName>{title}</StyledName>
          </figure>
        </li>
      ))}
    </StyledGallery>
  );
}
