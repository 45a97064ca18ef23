import { color, fontSize, fontWidth, pageRoom, radius, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledThemes = styled.div`
  display: grid;
  gap: ${space[5]};

  @container ${pageRoom.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const StyledSheet = styled.section`
  min-inline-size: 0;
  padding: ${space[4]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  overflow-x: auto;
`;

export const StyledSheetTitle = styled.h3`
  margin-block-end: ${space[3]};
`;

export const StyledColours = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  font-variant-numeric: tabular-nums;
  text-align: start;

  th,
  td {
    padding: ${space[1]} ${space[2]} ${space[1]} 0;
    font-weight: 500;
    text-align: start;
    white-space: nowrap;
  }
`;

/* Forced colours would repaint the swatch, whose colour is the content. */
export const StyledSwatch = styled.span`
  display: block;
  inline-size: 2.5rem;
  block-size: 1.5rem;
  border: 1px solid currentColor;
  forced-color-adjust: none;
`;
