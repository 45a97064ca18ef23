import { layout, pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledStory = styled.div`
  display: grid;
  gap: ${space[4]} ${space[7]};
  max-inline-size: ${layout.text};

  @container ${pageRoom.full} {
    max-inline-size: none;
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const StyledActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  grid-column: 1 / -1;
  margin-block-start: ${space[3]};
`;
