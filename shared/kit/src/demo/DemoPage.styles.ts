import { layout, space } from '@portfolio/design';
import styled from 'styled-components';

/** Isolated, so that nothing in a demo is painted over the bars of the page. */
export const StyledDemo = styled.section`
  isolation: isolate;
`;

export const StyledProse = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[4]};
  max-inline-size: ${layout.text};
`;
