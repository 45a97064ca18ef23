import { css } from 'styled-components';

/**
 * Stacks the children in print. Browsers paginate grids badly: a block that must not be split overlaps the next one.
 *
 * @param gap - the distance between the children
 */
export function stackedOnPaper(gap: string) {
  return css`
    @media print {
      display: block;

      & > * + * {
        margin-block-start: ${gap};
      }
    }
  `;
}
