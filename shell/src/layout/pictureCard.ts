import { fontSize, fontWidth, space } from '@portfolio/design';
import { css } from 'styled-components';

/** Reduces the cards of a list to picture and title, so that two fit side by side on a phone. */
export const pictureCard = css`
  article p,
  article ul {
    display: none;
  }
  article h3 {
    font-size: ${fontSize.body};
    font-stretch: ${fontWidth.normal};
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
