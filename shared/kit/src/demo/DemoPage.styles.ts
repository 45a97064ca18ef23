import { layout, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledDemo = styled.section`
  margin-block-start: clamp(${space[6]}, 5vw, ${space[8]});
`;

export const StyledProse = styled.div`
  display: grid;
  gap: ${space[4]};
  max-inline-size: ${layout.text};
`;
