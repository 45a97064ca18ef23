import { color, radius, selectionFrame, selectionFrameShown, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledMuseumPad = styled.button<{ $isLit: boolean; $isAnimated: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]};
  min-block-size: 4rem;
  padding: ${space[4]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${({ $isLit }) => ($isLit ? color.selectWash : color.surface)};
  cursor: pointer;
  transition: ${({ $isAnimated }) => ($isAnimated ? 'background-color 120ms' : 'none')};
  ${selectionFrame}
  ${({ $isLit }) => $isLit && selectionFrameShown}

  & > span {
    color: ${color.redline};
  }
`;
