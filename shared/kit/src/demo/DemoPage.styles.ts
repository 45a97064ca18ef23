import { layout, space } from '@portfolio/design';
import styled from 'styled-components';

/** Whatever a demo lays over itself stays below the bars of the page. */
export const StyledDemo = styled.section`
  isolation: isolate;
`;

export const StyledProse = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[4]};
  max-inline-size: ${layout.text};
`;
