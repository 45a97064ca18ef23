import { color, fontSize, fontWidth, pageRoom, radius, selectionFrame, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledPadSurface = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[5]};
`;

export const StyledCross = styled.div`
  display: grid;
  grid-template-areas: '. up .' 'left . right' '. down .';
  grid-template-rows: repeat(3, 3.25rem);
  grid-template-columns: repeat(3, minmax(0, 3.25rem));
  gap: 2px;
`;

export const StyledLetters = styled.div`
  display: grid;
  grid-template: 'b a' 3.75rem / minmax(0, 3.75rem) minmax(0, 3.75rem);
  gap: ${space[4]};
`;

export const StyledPadButton = styled.button`
  display: grid;
  place-items: center;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.surface};
  color: ${color.ink};
  font-size: 1.375rem;
  font-weight: 700;
  line-height: 1;
  cursor: pointer;
  touch-action: manipulation;
  user-select: none;
  ${selectionFrame}

  &:active {
    background: ${color.selectWash};
  }
  &:disabled {
    color: ${color.muted};
    border-style: dashed;
    cursor: not-allowed;
  }
`;

export const StyledSwipe = styled.div`
  flex: 1 1 12rem;
  order: 1;
  display: grid;
  place-items: center;
  min-block-size: 8rem;
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.small};
  color: ${color.muted};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  touch-action: none;
  user-select: none;

  @container ${pageRoom.medium} {
    order: 0;
    min-block-size: 10rem;
  }
`;
