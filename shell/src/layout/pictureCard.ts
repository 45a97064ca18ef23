import { fontSize, space } from '@portfolio/design';
import { css } from 'styled-components';

/** Reduces the cards of a list to picture and title, so that two fit side by side on a phone. */
export const pictureCard = css`
  /* Pictures of a row are in line, also beside a label of two lines. */
  & > li,
  & article {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    row-gap: 0;
  }
  article > :first-child {
    align-self: end;
  }
  article p,
  article ul {
    display: none;
  }
  article h3 {
    font-size: ${fontSize.body};
    letter-spacing: 0;

    /* The narrowest windows: a long word is smaller instead of broken. */
    @container page (max-width: 18rem) {
      font-size: ${fontSize.small};
    }
  }
  article div:has(> h3) {
    padding: ${space[3]};
  }
`;
