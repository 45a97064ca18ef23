import { color, selectionFrameBase, selectionFrameShown, space } from '@portfolio/design';
import styled from 'styled-components';

/** The row being edited is the selected object of the list. */
export const StyledEditRow = styled.li`
  ${selectionFrameBase}
  ${selectionFrameShown}
  margin-block: ${space[3]};
  padding: ${space[5]};
  border: 1px solid ${color.line};
  background: ${color.surface};
  scroll-margin-block: 1rem 7rem;

  & > form {
    max-inline-size: 34rem;
  }

  @media print {
    display: none;
  }
`;
