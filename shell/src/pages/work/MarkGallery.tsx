import { PROJECT_TYPES } from '@portfolio/contract';
import { ThemedImage, VisuallyHidden, useHashChoice } from '@portfolio/design';
import { useLazyPart } from '../../loading/useLazyPart';
import type { ListedProject } from '../../site-map/pageContent';
import { StyledAllMarks, StyledGallery, StyledMark, StyledName } from './MarkGallery.styles';

const loadViewer = () =>
  import(/* webpackChunkName: "work-viewer" */ './MarkViewer').then((module) => module.MarkViewer);

interface MarkGalleryProps {
  marks: readonly ListedProject[];
  /** How many marks are on all pages of the list; if that is more, a link leads to all of them. */
  total: number;
}

/** The marks, which are projects without a page. Each can be enlarged, also by a link. */
export function MarkGallery({ marks, total }: MarkGalleryProps) {
  const [shownId, show] = useHashChoice(marks.map(({ id }) => `mark-${id}`));
  const { Part: MarkViewer, hasFailed } = useLazyPart(loadViewer, shownId !== null, () => show(null));
  /** Loads the viewer before the button is pressed. */
  const prepare = () => void loadViewer().catch(() => {});
  if (marks.length === 0) return null;
  return (
    <>
      <StyledGallery role="list" onPointerOver={prepare} onFocus={prepare}>
        {marks.map(({ id, remoteId, title, img }) => (
          <li key={`${remoteId}/${id}`}>
            <figure id={`mark-${id}`}>
              <StyledMark onClick={() => show(`mark-${id}`)} aria-haspopup="dialog">
                <VisuallyHidden>Enlarge the mark of {title}</VisuallyHidden>
                <ThemedImage {...img} alt="" />
              </StyledMark>
              <StyledName>
                <img src={img.src} width={16} height={16} alt="" loading="lazy" />
                {title}
              </StyledName>
            </figure>
          </li>
        ))}
        {marks.length < total && (
          <li>
            <StyledAllMarks href={`/work/${PROJECT_TYPES.Logo.segment}`}>All {total} logos</StyledAllMarks>
          </li>
        )}
      </StyledGallery>
      {hasFailed && <p role="alert">The large picture could not be loaded. Choose it again to retry.</p>}
      {MarkViewer !== null && <MarkViewer marks={marks} shownId={shownId} onShow={show} />}
    </>
  );
}
