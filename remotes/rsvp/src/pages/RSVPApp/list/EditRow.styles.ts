import { color, selectionFrameBase, selectionFrameShown, space } from '@portfolio/design';
import { css } from 'styled-components';

/**
 * The row being edited is the selected object of the list. Part of the list's own style: a style that first comes with
 * the first edit has the browser style the whole page again at that moment.
 */
export const editRow = css`
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
