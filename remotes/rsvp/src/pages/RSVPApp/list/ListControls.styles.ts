import { color, fontSize, layer, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledControls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  & > :first-child {
    grid-column: 1 / -1;
  }

  @container (min-width: 34rem) {
    grid-template-columns: minmax(0, 1fr) 13rem;
  }

  @media print {
    display: none;
  }
`;

/** Selecting several guests, and what can be done with them. */
export const StyledBulk = styled.div`
  position: sticky;
  z-index: ${layer.raised};
  inset-block-start: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  margin-block-start: ${space[4]};
  padding: ${space[1]} ${space[3]} ${space[1]} 1.0625rem;
  border: 1px solid ${color.line};
  border-block-end-color: ${color.lineStrong};
  background: ${color.surface};
  font-size: ${fontSize.small};

  @media print {
    display: none;
  }
`;

export const StyledBulkActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  margin-inline-start: auto;
`;
