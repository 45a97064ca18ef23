import { color, fontSize, fontWidth, layer, media, motion, radius, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledIndicator = styled.nav`
  position: fixed;
  z-index: ${layer.raised};
  inset-block-start: 50%;
  inset-inline-start: 0;
  display: none;
  translate: 0 -50%;

  @media ${media.wide} and (min-height: 32rem) {
    display: block;
  }
  @media print {
    display: none;
  }
`;

export const StyledTicks = styled.ul`
  border-inline-start: 1px solid ${color.lineStrong};
`;

/* The tick is drawn by the link itself. Its label lies outside the link's box, so that a hidden label blocks
   nothing. */
export const StyledLink = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  min-block-size: 1.75rem;
  min-inline-size: 1.75rem;
  color: ${color.muted};
  text-decoration: none;

  &::before {
    content: '';
    inline-size: 0.5rem;
    border-block-start: 1px solid ${color.lineStrong};
    transition: inline-size ${motion.fast};
  }
  &[aria-current] {
    color: ${color.redline};
  }
  &[aria-current]::before {
    inline-size: 1.25rem;
    border-block-start: 2px solid ${color.redline};
  }
  &:hover::before,
  &:focus-visible::before {
    inline-size: 1rem;
    border-color: ${color.select};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const StyledLabel = styled.span`
  position: absolute;
  inset-inline-start: 1.75rem;
  padding: 0.125rem ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.surface};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.narrow};
  font-weight: 500;
  line-height: 1.35;
  white-space: nowrap;
  opacity: 0;
  pointer-events: none;
  transition: opacity ${motion.fast};

  a:hover > &,
  a:focus-visible > & {
    opacity: 1;
  }
`;
