import type { ContentImage } from '@portfolio/contract';
import { color, Dialog, fontSize, layout, space, ThemedImage } from '@portfolio/design';
import styled from 'styled-components';
import { Caption } from './Caption';
import type { StudyFigure } from './study';

/* Never smaller than drawn, so that on a phone the small print can be read by scrolling. */
const StyledScroller = styled.div<{ $widthPx: number }>`
  overflow: auto;

  & > img {
    inline-size: clamp(${({ $widthPx }) => $widthPx}px, 100%, ${({ $widthPx }) => $widthPx * 1.5}px);
    max-inline-size: none;
    margin-inline: auto;
  }
`;

const StyledCaption = styled.p`
  max-inline-size: ${layout.text};
  margin-block-start: ${space[4]};
  color: ${color.muted};
  font-size: ${fontSize.small};
`;

interface FigureZoomProps {
  image: ContentImage | null;
  figure: StudyFigure | null;
  title: string;
  onClose: () => void;
}

/** A drawing at its full size, with its caption, in a dialog. */
export function FigureZoom({ image, figure, title, onClose }: FigureZoomProps) {
  return (
    <Dialog isOpen={image !== null} onClose={onClose} title={title} width="large">
      {image && figure && (
        <>
          <StyledScroller
            $widthPx={figure.widthPx}
            tabIndex={0}
            role="group"
            aria-label={`${title}, scrollable`}
          >
            <ThemedImage {...figure} alt={image.alt} />
          </StyledScroller>
          {image.caption && (
            <StyledCaption>
              <Caption text={image.caption} />
            </StyledCaption>
          )}
        </>
      )}
    </Dialog>
  );
}
