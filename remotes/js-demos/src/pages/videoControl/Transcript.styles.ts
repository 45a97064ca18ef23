import {
  color,
  fontSize,
  fontWidth,
  media,
  pageRoom,
  selectionFrame,
  selectionFrameShown,
  space,
} from '@portfolio/design';
import styled, { css } from 'styled-components';

export const StyledCues = styled.ol`
  display: grid;
  gap: ${space[1]};
`;

const present = css`
  background: ${color.selectWash};
  ${selectionFrameShown}

  @media ${media.forcedColors} {
    outline: 2px solid Highlight;
  }
`;

export const StyledCue = styled.button`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr);
  align-items: baseline;
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding: ${space[2]} ${space[3]};
  border: 0;
  background: none;
  text-align: start;
  line-height: 1.4;
  cursor: pointer;

  @container ${pageRoom.tight} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${selectionFrame}

  &:where([aria-current='true']) {
    ${present}
  }
`;

export const StyledTime = styled.span`
  color: ${color.redline};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  font-variant-numeric: tabular-nums;
  font-weight: 500;

  @media ${media.forcedColors} {
    color: CanvasText;
  }
`;
