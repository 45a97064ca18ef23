import { fontSize, layout, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledDemoHeader = styled.header`
  padding-block: clamp(${space[4]}, 2vw, ${space[5]}) ${space[5]};
`;

export const StyledTitle = styled.h1`
  font-size: ${fontSize.h2};
  font-weight: 750;
  letter-spacing: -0.025em;
`;

export const StyledLead = styled.p`
  max-inline-size: ${layout.page};
  margin-block-start: ${space[2]};
  font-size: ${fontSize.body};
  line-height: 1.4;
`;
