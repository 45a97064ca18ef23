import { color, fontSize, fontWidth, media, selectionFrameBase, space } from '@portfolio/design';
import styled, { css } from 'styled-components';

export const StyledScale = styled.div`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 6rem;

  &:where([data-upright]) {
    grid-template-rows: auto minmax(12rem, 1fr) auto;
    gap: ${space[5]};
  }
`;

export const StyledLabel = styled.span`
  font-size: ${fontSize.small};
  font-weight: 600;
`;

export const StyledValue = styled.span`
  font-size: ${fontSize.h3};
  font-stretch: ${fontWidth.wide};
  font-variant-numeric: tabular-nums;
  font-weight: 750;
  line-height: 1.1;
`;

const upright = css`
  inline-size: 6rem;
  block-size: 100%;
  touch-action: pan-x;

  &::before {
    inset: 0 auto 0 1.375rem;
    border-inline-start: 1px solid ${color.lineStrong};
  }
`;

const level = css`
  inline-size: calc(100% - 3rem);
  block-size: 4.5rem;
  margin-inline: 1.5rem;
  touch-action: pan-y;

  &::before {
    inset: 1.375rem 0 auto;
    border-block-start: 1px solid ${color.lineStrong};
  }
`;

/** Wide enough for a thumb; the measuring line is its ::before. */
export const StyledBar = styled.div`
  position: relative;
  cursor: pointer;
  user-select: none;

  &:where([aria-orientation='vertical']) {
    ${upright}
  }
  &:where([aria-orientation='horizontal']) {
    ${level}
  }

  &::before {
    content: '';
    position: absolute;
  }

  &:focus-visible {
    outline: 2px solid ${color.select};
    outline-offset: 6px;
  }
`;

export const StyledMark = styled.span`
  position: absolute;
  color: ${color.redline};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.narrow};
  font-variant-numeric: tabular-nums;
  font-weight: 500;
  line-height: 1;

  &::before {
    content: '';
    position: absolute;
  }
  &:where([data-upright]) {
    inset-inline-start: 2.5rem;
    translate: 0 50%;

    &::before {
      inset: 50% auto auto -1.5rem;
      inline-size: 13px;
      border-block-start: 1px solid currentColor;
    }
  }
  &:where(:not([data-upright])) {
    inset-block-start: 2.75rem;
    translate: -50% 0;

    &::before {
      inset: -1.75rem auto auto 50%;
      block-size: 13px;
      border-inline-start: 1px solid currentColor;
    }
  }

  @media ${media.forcedColors} {
    color: CanvasText;
  }
`;

export const StyledHandle = styled.span`
  ${selectionFrameBase}
  position: absolute;
  inline-size: 1.375rem;
  block-size: 1.375rem;
  border: 2px solid ${color.select};
  background: ${color.surface};

  &:where([data-upright]) {
    inset-inline-start: 0.6875rem;
    translate: 0 50%;
  }
  &:where(:not([data-upright])) {
    inset-block-start: 0.6875rem;
    translate: -50% 0;
  }

  @media ${media.forcedColors} {
    background: Highlight;
  }
`;
