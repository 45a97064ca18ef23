import { css } from 'styled-components';
import { color, fontSize, fontWidth, space } from '../tokens';

/** Styles a `<dl>` as a list of facts: a narrow name and its value in each row, between hairlines. */
export const factList = css`
  display: grid;
  grid-template-columns: minmax(min(4.5rem, 40%), auto) minmax(0, 1fr);
  border-block-end: 1px solid ${color.line};

  dt,
  dd {
    padding-block: ${space[2]};
    border-block-start: 1px solid ${color.line};
  }
  dt {
    padding-inline-end: ${space[4]};
    color: ${color.muted};
    font-size: ${fontSize.caption};
    font-stretch: ${fontWidth.label};
    line-height: 1.65;
  }
`;
