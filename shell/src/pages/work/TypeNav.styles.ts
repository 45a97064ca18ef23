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
import styled from 'styled-components';

export const StyledTypeList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin-inline-start: -${space[3]};
`;

export const StyledTypeLink = styled.a`
  display: inline-flex;
  align-items: baseline;
  gap: ${space[2]};
  min-block-size: 2.75rem;
  padding: ${space[2]} ${space[3]};
  font-size: ${fontSize.body};
  font-weight: 600;
  text-decoration: none;
  ${selectionFrame}

  /* Two rows on a phone. */
  @container ${pageRoom.belowMedium} {
    font-size: ${fontSize.small};
    font-stretch: ${fontWidth.label};
  }
  &::after {
    inset: 0;
  }
  &[aria-current] {
    background: ${color.selectWash};
    ${selectionFrameShown}
  }
  @media ${media.forcedColors} {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -3px;
    }
  }
`;

export const StyledCount = styled.span`
  color: ${color.redline};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  font-variant-numeric: tabular-nums;
`;
