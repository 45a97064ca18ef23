import { color, media, selectionFrameBase, selectionFrameShown } from '@portfolio/design';
import styled from 'styled-components';

export const StyledMap = styled.div`
  position: relative;
  block-size: 3.5rem;
  border-block-end: 1px solid ${color.lineStrong};
`;

export const StyledMiniature = styled.span<{ $isChosen: boolean }>`
  position: absolute;
  inset-block-end: 0;
  background: ${({ $isChosen }) => ($isChosen ? color.select : color.line)};

  @media ${media.forcedColors} {
    border: 1px solid CanvasText;
    background: ${({ $isChosen }) => ($isChosen ? 'Highlight' : 'Canvas')};
  }
`;

export const StyledView = styled.span`
  ${selectionFrameBase}
  ${selectionFrameShown}
  position: absolute;
  inset-block: 0;
`;
