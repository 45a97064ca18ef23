import { color, fontSize } from '@portfolio/design';
import styled from 'styled-components';

export const StyledFindings = styled.ul`
  display: grid;
  font-size: ${fontSize.small};

  & > li {
    padding-block: 0.25rem;
    border-block-start: 1px solid ${color.line};
  }
`;

export const StyledMarkup = styled.code`
  overflow-wrap: anywhere;
`;
