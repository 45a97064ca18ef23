import { color, fontSize, fontWidth, layer, media, motion, radius, space } from '@portfolio/design';
import styled from 'styled-components';

/* Only beside the page: in narrower windows, such as on phones, the margin has no room for links. DECISIONS 32. */
export const StyledIndicator = styled.nav`
  position: fixed;
  z-index: ${layer.raised};
  inset-block-start: 50%;
  inset-inline-start: 0;
  display: none;
  border-inline-start: 1px solid ${color.lineStrong};
  translate: 0 -50%;

  @media ${media.wide} and (min-height: 32rem) {
    display: block;
  }
  @media print {
    display: none;
  }
`;

/* The tick is drawn by the link itself. */
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
    inline-size: 1.25rem;
    margin-inline-end: ${space[2]};
    border-block-start: 1px solid ${color.lineStrong};
    scale: 0.4 1;
    transform-origin: 0;
    transition: scale ${motion.fast};
  }
  &[aria-current] {
    color: ${color.redline};
  }
  &:hover::before,
  &:focus-visible::before {
    border-color: ${color.select};
    scale: 0.8 1;
  }
  /* After the rule above: the long tick stays long while it is pointed at. */
  &[aria-current]::before {
    border-block-start: 2px solid ${color.redline};
    scale: 1;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const StyledLabel = styled.span`
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  font-weight: 500;
  line-height: 1.35;

  /* The names do not fit into the margin: all are shown over the page while one of them is pointed at or focused, until
     Escape. */
  @media (max-width: 104.9rem) {
    position: absolute;
    inset-inline-start: 1.75rem;
    padding: 0.125rem ${space[2]};
    border: 1px solid ${color.line};
    border-radius: ${radius.small};
    background: ${color.surface};
    white-space: nowrap;
    opacity: 0;
    pointer-events: none;

    ul:not([data-dismissed]):hover > li &,
    ul:not([data-dismissed]):has(:focus-visible) > li & {
      opacity: 1;
      pointer-events: auto;
    }
  }
`;
