import { color, fontSize, fontWidth, space } from '@portfolio/design';
import styled from 'styled-components';

const SQUARES = 5;

/* White in both themes: the sheet shows how the mark looks in print, which the page's colours would change. */
const PAPER = '#ffffff';

export const StyledSheet = styled.div`
  display: grid;
  gap: ${space[4]};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-template-areas:
    'construction construction'
    'name name'
    'sizes sizes'
    'ink reversed';

  @media (min-width: 48rem) {
    max-inline-size: calc((100dvh - 19rem) * 1.9);
    margin-inline: auto;
    grid-template-columns: 1.55fr repeat(3, minmax(0, 1fr));
    grid-template-rows: 1fr auto;
    grid-template-areas:
      'construction name name name'
      'construction sizes ink reversed';
  }
`;

export const StyledPanel = styled.figure`
  display: grid;
  grid-template-rows: 1fr auto;
  align-items: center;

  & > :first-child {
    block-size: 100%;
    border: 1px solid ${color.line};
    background: ${PAPER};
  }
  &:where([data-reversed]) > :first-child {
    filter: invert(1);
  }
  figcaption {
    padding-block-start: ${space[1]};
    color: ${color.muted};
    font-size: ${fontSize.caption};
    font-stretch: ${fontWidth.label};
    line-height: 1.3;
  }
`;

export const StyledCut = styled.div`
  display: grid;
  align-items: center;
  overflow: clip;

  & > img {
    inline-size: calc(100% * ${SQUARES} / var(--squares));
    max-inline-size: none;
    block-size: auto;
    transform: translateX(calc(-100% * var(--from) / ${SQUARES}));
  }
`;

export const StyledSizes = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  padding-block: ${space[4]};
`;
