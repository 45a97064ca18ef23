import { color, selectionFrameBase, selectionFrameShown, space } from '@portfolio/design';
import { css } from 'styled-components';

/**
 * The row being edited looks like the selected object of the list. Part of the list's styles: adding a style with the
 * first edit would make the browser restyle the whole page at that moment.
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
