import { color, media, selectionFrameBase, selectionFrameShown } from '@portfolio/design';
import styled from 'styled-components';

export const StyledMap = styled.div`
  position: relative;
  block-size: 3.5rem;
  border-block-end: 1px solid ${color.lineStrong};
`;

export const StyledMiniature = styled.span`
  position: absolute;
  inset-block-end: 0;
  background: ${color.line};

  &:where([data-chosen]) {
    background: ${color.select};
  }

  @media ${media.forcedColors} {
    border: 1px solid CanvasText;
    background: Canvas;

    &:where([data-chosen]) {
      background: Highlight;
    }
  }
`;

export const StyledView = styled.span`
  ${selectionFrameBase}
  ${selectionFrameShown}
  position: absolute;
  inset-block: 0;
`;
