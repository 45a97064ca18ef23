import {
  color,
  fontSize,
  fontWidth,
  layout,
  media,
  motion,
  selectionFrame,
  selectionFrameShown,
  space,
} from '@portfolio/design';
import styled from 'styled-components';
import { room } from '../../browser/room';

const LINE_HEIGHT = 1.15;

/* A popover below the header on narrow screens; a row in the header on wide ones. */
export const StyledNav = styled.nav`
  inset: ${layout.headerHeight} 0 auto;
  inline-size: 100%;
  max-block-size: calc(100dvh - ${layout.headerHeight});
  margin: 0;
  padding: ${space[3]} ${layout.gutter} ${space[5]};
  border: 0;
  border-block-end: 1px solid ${color.line};
  background: ${color.surface};
  color: inherit;
  overflow-y: auto;

  &::backdrop {
    inset-block-start: ${layout.headerHeight};
    background: ${color.canvas};
    opacity: 0.75;
  }

  @container ${room.row} {
    position: static;
    display: block;
    inline-size: auto;
    padding: 0;
    border: 0;
    background: none;
    overflow: visible;
  }
`;

export const StyledEntries = styled.ul`
  @container ${room.row} {
    display: flex;
    gap: ${space[1]};
  }
`;

export const StyledEntry = styled.a`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[3]};
  text-decoration: none;
  ${selectionFrame}

  &::after {
    inset: 0;
  }
  & > svg {
    flex: none;
  }
  &[aria-current] {
    ${selectionFrameShown}
  }
  &[aria-current] > svg {
    color: ${color.select};
  }
  @media ${media.forcedColors} {
    &[aria-current] {
      outline: 1px solid Highlight;
    }
  }
  @container ${room.row} {
    gap: ${space[2]};
    min-block-size: 3.5rem;
    /* The frame of the current page does not touch a tagline. */
    padding: ${space[1]} ${space[2]} ${space[1]} ${space[1]};

    [data-mini] &::after {
      inset-block: ${space[2]};
    }
  }
  @container ${room.taglines} {
    padding-inline: ${space[2]} ${space[3]};
  }
`;

export const StyledText = styled.span`
  display: grid;
  line-height: ${LINE_HEIGHT};

  /* Centred on the first line, however many lines follow. */
  @container ${room.row} {
    transition: transform ${motion.base} ${motion.easeOut};

    [data-mini] & {
      transform: translateY(calc(50% - ${LINE_HEIGHT / 2} * ${fontSize.small}));
    }
  }
`;

export const StyledName = styled.span`
  font-size: ${fontSize.lead};
  font-weight: 650;

  @container ${room.row} {
    font-size: ${fontSize.small};
  }
`;

export const StyledTagline = styled.span`
  color: ${color.muted};
  font-size: ${fontSize.small};
  font-stretch: ${fontWidth.label};

  @container ${room.row} {
    max-inline-size: 6.75rem;
    /* As tall as two lines, so that the names stand on one line. */
    block-size: 2lh;
    font-size: 0.75rem;
    text-wrap: balance;
    transition: opacity ${motion.fast};

    [data-mini] & {
      opacity: 0;
    }
  }
  @container ${room.taglines} {
    max-inline-size: none;
    block-size: auto;
    font-size: 0.8125rem;
  }
`;
