import styled from 'styled-components';
import { color, fontSize, fontWidth, layout, media, motion, selectionFrame, space } from '@portfolio/design';

export const StyledChain = styled.ul`
  display: grid;
  gap: ${space[2]} 0;

  @media ${media.wide} {
    display: flex;
    gap: 0;
  }
`;

export const StyledSegment = styled.li`
  min-inline-size: 0;

  @media ${media.wide} {
    flex: 1 1 0;
    min-inline-size: 6.5rem;
  }
`;

/* Narrow screens stack the segments to scale; wide ones put them end to end, and the ticks touch. */
export const StyledLine = styled.span`
  position: relative;
  display: block;
  min-inline-size: 0.5rem;
  block-size: 0.75rem;
  margin-block-end: ${space[2]};
  border-inline: 1px solid ${color.redline};
  transition: border-color ${motion.fast};

  &::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-start: calc(50% - 0.5px);
    border-block-start: 1px solid ${color.redline};
  }

  @media ${media.wide} {
    inline-size: 100% !important;
  }
`;

export const StyledLink = styled.a`
  display: block;
  padding-block-end: ${space[3]};
  text-decoration: none;
  ${selectionFrame}
`;

export const StyledCount = styled.span`
  font-size: ${fontSize.h2};
  font-stretch: ${fontWidth.wide};
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  line-height: 1;
  letter-spacing: -0.02em;

  @media ${media.wide} {
    display: block;
    margin-block-end: ${space[1]};
  }
`;

export const StyledName = styled.span`
  color: ${color.muted};
  font-size: ${fontSize.small};
`;

export const StyledTotal = styled.p`
  max-inline-size: ${layout.text};
  margin-block-start: ${space[4]};
`;
