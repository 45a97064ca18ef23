import { color, fontSize, fontWidth, layer, pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledProgress = styled.div`
  position: fixed;
  z-index: ${layer.raised};
  inset: auto 0 0;
  color: ${color.redline};
  pointer-events: none;

  @container ${pageRoom.wide} {
    position: static;
    padding-block-end: ${space[5]};
  }

  @media print {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;

export const StyledTrack = styled.div`
  position: relative;

  @container ${pageRoom.wide} {
    border: solid ${color.lineStrong};
    border-width: 0 1px;

    &::before {
      content: '';
      position: absolute;
      inset: 50% 0 auto;
      border-block-start: 1px solid ${color.lineStrong};
    }
  }
`;

export const StyledFill = styled.div`
  inline-size: var(--read, 0%);
  border-block-start: 3px solid currentColor;

  @container ${pageRoom.wide} {
    position: relative;
    block-size: 9px;
    border-block-start: 0;
    border-inline-end: 1px solid currentColor;

    &::after {
      content: '';
      position: absolute;
      inset: 3px 0 auto;
      border-block-start: 3px solid currentColor;
    }
  }
`;

export const StyledPercent = styled.span`
  display: none;

  @container ${pageRoom.wide} {
    display: block;
    padding-block-start: ${space[1]};
    font-size: ${fontSize.caption};
    font-stretch: ${fontWidth.label};
    font-variant-numeric: tabular-nums;
  }
`;
