import { color, fontSize, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledControls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 10rem);
  gap: ${space[3]};

  & > :first-child {
    grid-column: 1 / -1;
  }

  @container (max-width: 20rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  @container (min-width: 34rem) {
    grid-template-columns: minmax(0, 1fr) 13rem;
  }

  @media print {
    display: none;
  }
`;

/** The head of the list: selecting several guests. */
export const StyledBulk = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  margin-block-start: ${space[4]};
  padding: ${space[1]} ${space[3]} ${space[1]} 0.75rem;
  border: 1px solid ${color.line};
  border-block-end-color: ${color.lineStrong};
  background: ${color.surface};
  font-size: ${fontSize.small};

  @container (min-width: 40rem) {
    padding-inline-start: 1.125rem;
  }
  @media print {
    display: none;
  }
`;
