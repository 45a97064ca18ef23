import styled from 'styled-components';
import { color, fontSize, fontWidth, layout, space } from '../tokens';

/* Never smaller than drawn, so that small print can be read by scrolling on a phone; never taller than the window. */
export const StyledScroller = styled.div`
  overflow: auto;

  & > img {
    inline-size: clamp(
      var(--picture-width),
      min(100%, (100dvh - 17rem) * var(--picture-ratio)),
      1.5 * var(--picture-width)
    );
    max-inline-size: none;
    margin-inline: auto;
  }
`;

export const StyledCaption = styled.div`
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
  font-stretch: ${fontWidth.narrow};
  font-variant-numeric: tabular-nums;
  font-weight: 500;
`;
