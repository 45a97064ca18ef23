import { color, fontSize, fontWidth, media, motion, selectionFrame, space } from '@portfolio/design';
import styled, { css } from 'styled-components';
import { STACKED } from './FollowNav.styles';

const name = css`
  display: inline-flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  min-block-size: 3rem;
  padding: 0 ${space[3]};
  border: 0;
  background: none;
  color: ${color.ink};
  font-size: ${fontSize.body};
  font-stretch: ${fontWidth.wide};
  font-weight: 650;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;

  &:focus-visible {
    outline-offset: -3px;
  }
  @container ${STACKED} {
    inline-size: 100%;
  }
`;

export const StyledNameLink = styled.a`
  ${name}
`;

export const StyledName = styled.button`
  ${name}

  & > svg {
    transition: transform ${motion.base};
  }
  &:where([aria-expanded='true']) {
    color: ${color.select};
  }
  &:where([aria-expanded='true']) > svg {
    transform: rotate(180deg);
  }
  @media (scripting: none) {
    & > svg {
      display: none;
    }
  }
`;

const inPlace = css`
  position: static;
  inline-size: 100%;
  visibility: visible;
  opacity: 1;
  transition: none;
`;

const FADE_OUT = 'opacity 80ms, visibility 0s 80ms';
/* Starts after the panel has begun to move, so that the words do not run ahead of it. */
const FADE_IN = 'opacity 150ms ease-out 110ms, visibility 0s';

export const StyledPanel = styled.div`
  position: absolute;
  z-index: 2;
  inline-size: max-content;
  max-inline-size: 100%;
  padding: ${space[4]};
  opacity: 0;
  visibility: hidden;
  transition: ${FADE_OUT};

  &:where([data-open]) {
    opacity: 1;
    visibility: visible;
    transition: ${FADE_IN};
  }
  @container ${STACKED} {
    ${inPlace}
    display: none;
    padding-block-start: 0;

    &:where([data-open]) {
      display: block;
    }
  }
  /* Without scripts nothing could open a panel, so all are open. */
  @media (scripting: none) {
    ${inPlace}
    display: block;
  }
`;

export const StyledGroups = styled.ul`
  display: grid;
  grid-template-columns: repeat(var(--menu-groups), minmax(0, auto));
  gap: ${space[4]} ${space[5]};

  @container ${STACKED} {
    grid-template-columns: minmax(0, 1fr);
  }
  & > li > span {
    display: block;
    padding: 0 ${space[2]} ${space[2]};
    color: ${color.muted};
    font-size: ${fontSize.caption};
    font-stretch: ${fontWidth.label};
    font-weight: 500;
  }
`;

export const StyledLink = styled.a`
  ${selectionFrame}
  display: grid;
  align-content: center;
  min-block-size: 2.75rem;
  padding: ${space[1]} ${space[2]};
  font-size: ${fontSize.small};
  font-weight: 600;
  line-height: 1.35;
  text-decoration: none;

  &[aria-current] {
    background: ${color.selectWash};
    text-decoration: underline;
  }
  & > small {
    color: ${color.muted};
    font-size: ${fontSize.caption};
    font-weight: 400;
  }
  @media ${media.forcedColors} {
    &[aria-current] {
      border-inline-start: 3px solid Highlight;
    }
  }
`;
