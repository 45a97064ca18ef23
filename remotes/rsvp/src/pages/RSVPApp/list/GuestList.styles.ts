import { color } from '@portfolio/design';
import styled from 'styled-components';
import { editRow } from './EditRow.styles';

export const StyledList = styled.ul`
  container-type: inline-size;
  border: solid ${color.line};
  border-width: 0 1px;

  &:focus {
    outline: none;
  }

  & > .edited {
    ${editRow}
  }

  @media print {
    border: 0;
  }
`;

export const StyledGap = styled.li`
  border-block-end: 1px solid ${color.line};
`;
