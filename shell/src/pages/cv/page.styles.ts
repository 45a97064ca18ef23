import { layout, pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledScreenOnly = styled.div`
  @media print {
    display: none;
  }
`;

export const StyledCv = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};

  @container ${pageRoom.wide} {
    grid-template-columns: minmax(0, 54rem) minmax(12rem, 1fr);
  }
  @media print {
    display: block;
  }
`;

/* Before the sheet in reading order, beside it if there is room. */
export const StyledControls = styled(StyledScreenOnly)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[5]};
  align-items: end;

  @container ${pageRoom.wide} {
    position: sticky;
    /* Where focusing a control does not scroll the page: the scroll padding ends there. */
    inset-block-start: calc(${layout.headerHeight} + ${space[8]});
    grid-column: 2;
    grid-row: 1;
    flex-direction: column;
    align-self: start;
    align-items: start;
    margin-block-start: 2.5rem;
  }
  @media print {
    display: none;
  }
`;

export const StyledPaper = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  min-inline-size: 0;

  @container ${pageRoom.wide} {
    grid-column: 1;
    grid-row: 1;
  }
  @media print {
    display: block;
  }
`;
