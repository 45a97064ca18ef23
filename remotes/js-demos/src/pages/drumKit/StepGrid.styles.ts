import { color, fontSize, fontWidth, media, radius } from '@portfolio/design';
import styled from 'styled-components';

const NAME_WIDTH = '4.25rem';
const STEP_WIDTH = '1.75rem';

export const StyledScroller = styled.div`
  margin-block-start: 2rem;
  padding-block: 6px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
`;

export const StyledGrid = styled.div`
  position: relative;
  min-inline-size: calc(${NAME_WIDTH} + var(--steps) * ${STEP_WIDTH});
`;

export const StyledRow = styled.div`
  display: grid;
  grid-template-columns: ${NAME_WIDTH} repeat(var(--steps), minmax(${STEP_WIDTH}, 1fr));
  border-block-start: 1px solid ${color.line};

  &:nth-of-type(9) {
    border-block-end: 1px solid ${color.line};
  }
`;

export const StyledRowName = styled.div`
  position: sticky;
  z-index: 2;
  inset-inline-start: 0;
  display: flex;
  align-items: center;
  background: ${color.surface};
  color: ${color.muted};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.narrow};
  font-weight: 500;
`;

export const StyledCell = styled.div<{ $isBeat: boolean }>`
  border-inline-start: 1px solid ${({ $isBeat }) => ($isBeat ? color.lineStrong : color.line)};
`;

export const StyledStep = styled.button`
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: ${STEP_WIDTH};
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  touch-action: manipulation;

  @media (pointer: coarse) {
    block-size: 2.25rem;
  }

  &::before {
    content: '';
    inline-size: calc(100% - 8px);
    block-size: calc(100% - 8px);
    border: 1px solid transparent;
    border-radius: ${radius.small};
  }

  &:hover::before {
    border-color: ${color.select};
  }

  &[aria-pressed='true']::before {
    border-color: ${color.ink};
    background: ${color.ink};
  }

  &:focus-visible {
    z-index: 1;
    outline-offset: -2px;
  }

  @media ${media.forcedColors} {
    &[aria-pressed='true']::before {
      border: 8px solid ButtonText;
    }
  }
`;

/** As wide as all steps, with its line at the left: moving it by 100 % of itself crosses the loop. */
export const StyledPlayhead = styled.div`
  position: absolute;
  inset-block: -4px;
  inset-inline: ${NAME_WIDTH} 0;
  border-inline-start: 2px solid ${color.redline};
  pointer-events: none;
  will-change: transform;
`;
