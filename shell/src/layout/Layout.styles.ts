import { color, layer, layout, media, pageRoomContainer, space } from '@portfolio/design';
import styled, { createGlobalStyle } from 'styled-components';
import { ARRIVING_ATTRIBUTE } from './arrivingAttribute';
import { MINI_HEADER_REM } from './scroll-state/useScrollState';

export const StyledLayout = styled.div`
  --header-height: ${layout.headerHeight};

  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;

  &:where([data-mini-header]) {
    --header-height: ${MINI_HEADER_REM}rem;
  }
`;

/* A stacking context, so that no layer of a page is above the header. */
export const StyledMain = styled.main`
  ${pageRoomContainer}
  isolation: isolate;
  flex: 1 0 auto;
  inline-size: 100%;
  max-inline-size: calc(${layout.page} + 2 * ${layout.gutter});
  margin-inline: auto;
  padding-inline: ${layout.gutter};

  /* Drawings take longer to paint than all text. They follow in the next frame, as photos do by themselves. */
  [${ARRIVING_ATTRIBUTE}] img {
    visibility: hidden;
  }
  /* All but the first section. */
  [${ARRIVING_ATTRIBUTE}] section ~ section {
    content-visibility: auto;
    contain-intrinsic-block-size: 30rem;
  }

  @media print {
    max-inline-size: none;
    padding: 0;
  }
`;

export const StyledSkipLink = styled.a`
  position: fixed;
  z-index: ${layer.overlay};
  inset-block-start: ${space[2]};
  inset-inline-start: ${space[2]};
  padding: ${space[3]} ${space[4]};
  background: ${color.select};
  color: ${color.onSelect};
  font-weight: 600;
  translate: 0 -200%;

  &:focus {
    translate: none;
  }
  &:hover {
    color: ${color.onSelect};
  }
  @media print {
    display: none;
  }
`;

/** Rules for the document. */
export const DocumentStyle = createGlobalStyle`
  /* A jump, and the focus, end below the header and the breadcrumb, which sticks to it if there is room. */
  @media ${media.wide} {
    html { scroll-padding-top: calc(${layout.headerHeight} + ${space[8]}); }
  }
  /* Controls of bars that stick there are above that room: without margins below it, their focus would scroll the page. */
  [data-scrolled] *:not(details) { scroll-margin-block: -11rem 11rem; }
  /* Around the control, it would end above the window. */
  [data-mini] *:focus-visible { outline-offset: -4px; }
  /* The paper on which every page of the site is printed. */
  @page { size: A4; margin: 16mm 18mm; }
`;
