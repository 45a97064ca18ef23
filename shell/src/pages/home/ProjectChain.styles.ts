import styled, { css } from 'styled-components';
import { color, fontSize, fontWidth, motion, pageRoom, selectionFrame, space } from '@portfolio/design';

/* Segments of equal width on phones, to scale on wider screens; the lines touch. */
export const StyledChain = styled.ul`
  display: grid;
  grid-template-columns: repeat(var(--chain-length), minmax(0, 1fr));

  @container ${pageRoom.tight} {
    grid-template-columns: minmax(0, 1fr);
  }
  @container ${pageRoom.medium} {
    grid-template-columns: var(--chain-columns);
  }
`;

export const StyledSegment = styled.li`
  min-inline-size: 0;
`;

export const StyledLink = styled.a`
  display: block;
  padding-block-end: ${space[2]};
  line-height: 1.2;
  text-decoration: none;
  ${selectionFrame}
`;

const box = css`
  block-size: clamp(6.5rem, 15vw, 12.5rem);
  margin-inline: 1px;
  overflow: hidden;
  border: 1px solid ${color.line};
`;

/** A cropped picture. The subject of a case study is on its left. */
export const StyledPicture = styled.span`
  display: block;
  ${box}

  img {
    block-size: 100%;
    object-fit: cover;
  }
  &:where([data-from-left]) {
    img {
      object-position: 0 50%;
    }
  }
`;

/** Logo marks in a grid. A narrow segment has room for the first ones, and loads no others. */
export const StyledWall = styled.span`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-content: start;
  gap: 0.375rem;
  padding: 0.375rem;
  background: ${color.surface};
  ${box}

  img:nth-child(n + 11) {
    display: none;
  }

  @container ${pageRoom.medium} {
    grid-template-columns: repeat(auto-fill, minmax(2rem, 1fr));

    img:nth-child(n) {
      display: block;
    }
  }
  @container ${pageRoom.wide} {
    grid-template: repeat(3, minmax(0, 1fr)) / repeat(11, minmax(0, 1fr));
    gap: 0.75rem;
    padding: 0.75rem;

    img {
      block-size: 100%;
    }
  }
`;

export const StyledLine = styled.span`
  position: relative;
  display: block;
  block-size: 0.75rem;
  margin-block: ${space[2]};
  border-inline: 1px solid ${color.redline};
  transition: border-color ${motion.fast};

  &::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-start: calc(50% - 0.5px);
    border-block-start: 1px solid ${color.redline};
  }
`;

export const StyledCount = styled.span`
  display: block;
  margin-block-end: ${space[1]};
  font-size: ${fontSize.h3};
  font-stretch: ${fontWidth.wide};
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  line-height: 1;
  letter-spacing: -0.02em;
`;

export const StyledName = styled.span`
  display: block;
  padding-inline-end: ${space[1]};
  color: ${color.muted};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  overflow-wrap: anywhere;

  @container ${pageRoom.medium} {
    font-size: ${fontSize.small};
    font-stretch: ${fontWidth.normal};
  }
`;
