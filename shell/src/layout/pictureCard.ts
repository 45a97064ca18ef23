import { fontSize, fontWidth, space } from '@portfolio/design';
import { css } from 'styled-components';

/** For a list of cards on a phone: each card is its picture and its title, so that two stand side by side. */
export const pictureCard = css`
  article p,
  article ul {
    display: none;
  }
  article h3 {
    font-size: ${fontSize.body};
    font-stretch: ${fontWidth.normal};
    letter-spacing: 0;
    text-wrap: wrap;
  }
  article div:has(> h3) {
    padding: ${space[3]};
  }
`;
