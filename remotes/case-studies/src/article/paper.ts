import { css } from 'styled-components';

/**
 * Under each other on paper. Browsers break a grid into pages badly: what may not be split lands on what follows.
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
