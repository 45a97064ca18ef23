import { color, fontSize, fontWidth, pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';

/* A vertical dimension line; each step is a segment of it between two ticks. */
export const StyledSteps = styled.ol`
  border-inline-start: 1px solid ${color.redline};
`;

export const StyledStep = styled.li`
  position: relative;
  display: grid;
  gap: ${space[2]} ${space[6]};
  padding: ${space[5]} 0 ${space[6]} ${space[6]};

  /* The ticks at the start and at the end of the stretch. */
  &::before,
  &:last-child::after {
    content: '';
    position: absolute;
    inset: 0 auto auto -5px;
    inline-size: 9px;
    border-block-start: 1px solid ${color.redline};
  }
  &:last-child::after {
    inset-block: auto 0;
  }

  @container ${pageRoom.wide} {
    grid-template-columns: 12rem minmax(0, 1fr) minmax(0, 1fr);
    align-items: baseline;
  }
`;

export const StyledNumber = styled.span`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-start: 0;
  padding-block: 0.4em;
  background: ${color.canvas};
  color: ${color.redline};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  font-variant-numeric: tabular-nums;
  font-weight: 500;
  line-height: 1;
  translate: calc(-50% - 0.5px) -50%;
`;
