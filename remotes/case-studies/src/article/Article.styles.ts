import { color, layout, pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';
import { stackedOnPaper } from './paper';

export const StyledTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[4]};
  margin-block: ${space[6]} ${space[5]};

  @media print {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;

export const StyledColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[7]} ${space[8]};
  padding-block-start: ${space[6]};
  border-block-start: 1px solid ${color.line};

  @container ${pageRoom.wide} {
    grid-template-columns: min(13rem, 25%) minmax(0, 1fr);
  }
  @media print {
    display: block;
    border: 0;
  }
`;

export const StyledAside = styled.div`
  @container ${pageRoom.wide} {
    position: sticky;
    /* Below the breadcrumb, and where focusing a link does not scroll the page: the scroll padding ends there. */
    inset-block-start: calc(${layout.headerHeight} + ${space[8]});
    align-self: start;
    max-block-size: calc(100vh - ${layout.headerHeight} - ${space[8]} - ${space[5]});
    overflow: auto;
    padding: ${space[2]};
  }
  @media print {
    display: none;
  }
`;

export const StyledText = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[8]};
  min-inline-size: 0;

  &:where([data-brief]) {
    gap: ${space[7]} ${space[5]};
  }

  /* Each section has a row for its heading, and one for the rest. Only the latter grows with what is taller than both. */
  @container ${pageRoom.medium} {
    &:where([data-brief]) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-auto-rows: minmax(min-content, 0) auto;
    }
    &:where([data-brief]) > * {
      grid-row: span 2;
    }
  }
  @container ${pageRoom.wide} {
    font-size: 1.125rem;

    &:where([data-brief]) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  ${stackedOnPaper(space[6])}

  @media print {
    zoom: 0.66;

    & > figure {
      max-inline-size: 60%;
      break-inside: avoid;
    }
  }
`;
