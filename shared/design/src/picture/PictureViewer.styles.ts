import styled from 'styled-components';
import { color, fontSize, fontWidth, layout, space } from '../tokens';

/* The height that is left beside the title, a caption of two lines and the buttons. */
const FREE = '(100dvh - 17.75rem)';

/*
 * As large as the window allows. In wide windows, a drawing that would be higher is shown whole if its type can still be
 * read: only then the minimum, its drawn width, is reduced to nothing. Otherwise it scrolls.
 */
export const StyledScroller = styled.div`
  --picture-fit: ${FREE} * var(--picture-ratio);

  flex: 0 1 auto;
  min-block-size: min(12rem, 40dvh);
  overflow: auto;

  & > img {
    inline-size: clamp(var(--picture-width), min(100%, var(--picture-fit)), 1.5 * var(--picture-width));
    max-inline-size: none;
    margin-inline: auto;
  }

  @media (min-width: 48rem) {
    & > img {
      inline-size: clamp(
        var(--picture-width) -
          clamp(0px, (var(--picture-fit) - var(--picture-least)) * 9999, var(--picture-width)),
        min(100%, var(--picture-fit)),
        1.5 * var(--picture-width)
      );
    }
  }
`;

export const StyledCaption = styled.div`
  flex: none;
  max-inline-size: ${layout.text};
  margin-block-start: ${space[4]};
  color: ${color.muted};
  font-size: ${fontSize.small};
  text-wrap: pretty;
`;

export const StyledPosition = styled.p`
  margin-inline-end: auto;
  align-self: center;
  color: ${color.redline};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  font-variant-numeric: tabular-nums;
  font-weight: 500;

  /* On a phone, on a line of its own, so that both buttons stay beside each other. */
  @media (max-width: 26rem) {
    flex-basis: 100%;
  }
`;
