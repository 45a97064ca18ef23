import { fontSize, layout, pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledApp = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  /* The page exists for the app, so the app's heading is close to the page's. */
  @media screen {
    & > section {
      margin-block-start: 0;
    }
    & > section > :first-child {
      margin-block-end: ${space[3]};
    }
    & > section > :first-child h2 {
      font-size: ${fontSize.h3};
    }
  }
  @media print {
    section {
      margin: 0;
    }
    section > :first-child {
      display: none;
    }
  }
`;

export const StyledScreenOnly = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  @media print {
    display: none;
  }
`;

/** The notices: the focus is here after one of them was ended by its own button. */
export const StyledNotices = styled(StyledScreenOnly)`
  padding-block-end: ${space[5]};

  /* The regions are always there, so that what comes is announced; empty ones have no row. */
  & > :empty {
    position: absolute;
  }
  &:focus {
    outline: none;
  }
`;

/** The form, the list and the parts for both. If there is room, the list is beside the two others. */
export const StyledBoard = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-items: start;

  @media screen {
    @container ${pageRoom.wide} {
      grid-template-columns: minmax(17rem, 23.5rem) minmax(0, 1fr);
      grid-template-rows: auto 1fr;

      & > :nth-child(2) {
        grid-area: 1 / 2 / span 2;

        @media (scripting: none) {
          grid-column: 1 / -1;
        }
      }
      /* Beside a long list, the headcount stays in view. The form does not: few windows are tall enough for both. */
      & > :nth-child(3) {
        @media (min-height: 44rem) {
          position: sticky;
          /* Where focusing a control does not scroll the page: the scroll padding ends there. */
          inset-block-start: calc(${layout.headerHeight} + ${space[8]});
        }
      }
    }
  }
`;

export const StyledForm = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  @media print {
    display: none;
  }
`;

export const StyledBoardList = styled.div`
  min-inline-size: 0;
  container-type: inline-size;
`;

export const StyledShown = styled.p`
  margin-block-start: ${space[4]};

  @media print {
    display: none;
  }
`;

export const StyledNobody = styled.div`
  margin-block-start: ${space[4]};
  padding: ${space[6]} ${space[5]};
  border: 1px dashed currentColor;

  p + * {
    margin-block-start: ${space[3]};
  }
`;
