import styled from 'styled-components';
import { color, fontSize, fontWidth, pageRoom, space } from '@portfolio/design';

const TICK_PX = 9;

export const StyledSteps = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[5]} 0;

  @container ${pageRoom.medium} {
    row-gap: ${space[6]};
  }
  @container ${pageRoom.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    row-gap: ${space[7]};
  }
`;

export const StyledStep = styled.li`
  position: relative;
  padding: ${space[5]} ${space[5]} 0 0;
  border-block-start: 1px solid ${color.redline};

  /* A tick where the step starts, and one where the last step of a row ends. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block-start: -${(TICK_PX + 1) / 2}px;
    inset-inline-start: 0;
    block-size: ${TICK_PX}px;
    border-inline-start: 1px solid ${color.redline};
  }
  &::after {
    inset-inline: auto 0;
  }
`;

export const StyledNumber = styled.span`
  position: absolute;
  inset-block-start: -0.7em;
  inset-inline-start: 50%;
  padding-inline: 0.6em;
  background: ${color.canvas};
  color: ${color.redline};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  font-variant-numeric: tabular-nums;
  font-weight: 500;
  line-height: 1.4;
  translate: -50% 0;
`;

export const StyledText = styled.p`
  margin-block-start: ${space[2]};
  color: ${color.muted};
  font-size: ${fontSize.small};
  line-height: 1.5;

  /* On phones the steps are only names; the about page has the rest. */
  @container ${pageRoom.belowMedium} {
    display: none;
  }
`;
