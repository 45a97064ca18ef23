import { color, radius, selectionFrame, selectionFrameShown, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledMuseumPad = styled.button`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]};
  min-block-size: 4rem;
  padding: ${space[4]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.surface};
  cursor: pointer;
  transition: none;
  ${selectionFrame}

  &:where([data-lit]) {
    background: ${color.selectWash};
    ${selectionFrameShown}
  }
  &:where([data-animated]) {
    transition: background-color 120ms;
  }
  & > span {
    color: ${color.redline};
  }
`;
