import {
  color,
  fontSize,
  fontWidth,
  pageRoom,
  selectionFrameBase,
  selectionFrameShown,
  space,
} from '@portfolio/design';
import styled from 'styled-components';

export const StyledNav = styled.nav`
  /* Until a script has opened it. */
  @container ${pageRoom.wide} {
    details::details-content {
      block-size: auto;
      content-visibility: visible;
    }
  }
  @media print {
    display: none;
  }
`;

export const StyledNavTitle = styled.summary`
  min-block-size: 2.75rem;
  font-weight: 600;
  line-height: 2.75rem;
  cursor: pointer;

  @container ${pageRoom.wide} {
    min-block-size: 0;
    padding-block-end: ${space[2]};
    color: ${color.muted};
    font-size: ${fontSize.caption};
    font-stretch: ${fontWidth.label};
    font-weight: 500;
    line-height: inherit;

    /* Elsewhere the visitor opens it if no script has done so. */
    @supports selector(::details-content) {
      list-style: none;
      pointer-events: none;

      &::-webkit-details-marker {
        display: none;
      }
    }
  }
`;

export const StyledList = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
  column-gap: ${space[4]};

  &:where([data-nested]) {
    display: none;
  }

  @container ${pageRoom.wide} {
    display: block;
    padding-inline-start: 0;

    &:where([data-nested]) {
      padding-inline-start: ${space[4]};
    }
  }
`;

export const StyledLink = styled.a`
  ${selectionFrameBase}
  display: flex;
  align-items: center;
  min-block-size: 2.75rem;
  padding-inline: ${space[2]};
  margin-inline-start: -${space[2]};
  color: ${color.muted};
  font-size: ${fontSize.small};
  line-height: 1.3;
  text-decoration: none;

  @container ${pageRoom.wide} {
    min-block-size: 2rem;
    padding-block: 0.3125rem;
  }

  &[data-argument] {
    color: ${color.ink};
    font-weight: 600;
  }
  &:hover {
    color: ${color.select};
    text-decoration: underline;
  }

  &[aria-current] {
    color: ${color.ink};
    font-weight: 650;
    ${selectionFrameShown}

    /* Closer than the frame of large elements, because the links are in a narrow column. */
    &::after {
      inset: 0;
    }
  }
`;
