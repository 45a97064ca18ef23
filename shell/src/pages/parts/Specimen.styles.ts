import { color, fontSize, pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledSpecimens = styled.div`
  display: grid;
  gap: ${space[6]} ${space[5]};

  @container ${pageRoom.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const StyledSpecimen = styled.article`
  min-inline-size: 0;

  @container ${pageRoom.wide} {
    &:where([data-wide]) {
      grid-column: 1 / -1;
    }
  }
`;

export const StyledNote = styled.p`
  max-inline-size: 34rem;
  margin-block: ${space[1]} ${space[3]};
  color: ${color.muted};
  font-size: ${fontSize.small};
`;

export const StyledSamples = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};

  &:where([data-column]) {
    flex-flow: column;
    align-items: stretch;
  }
`;
