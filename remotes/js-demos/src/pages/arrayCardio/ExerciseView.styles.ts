import { color, fontSize, radius, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledCodeBox = styled.pre`
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-inline-start: 3px solid ${color.redline};
  border-radius: ${radius.small};
  background: ${color.canvas};
  font-size: ${fontSize.small};
  line-height: 1.6;
  overflow-x: auto;
`;

export const StyledSubTitle = styled.h4`
  margin-block-end: ${space[3]};
`;

export const StyledDetails = styled.details`
  & > summary {
    min-block-size: 2.75rem;
    padding-block: ${space[2]};
    font-size: ${fontSize.small};
    cursor: pointer;
  }
`;
