import { color, fontSize, fontWidth, media, selectionFrameBase, space } from '@portfolio/design';
import styled, { css } from 'styled-components';

export const StyledScale = styled.div`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 6rem;

  @media ${media.medium} {
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

/** Wide enough for a thumb; the measuring line is its ::before. What lies on it has its place as `--share`. */
export const StyledBar = styled.div`
  position: relative;
  inline-size: calc(100% - 3rem);
  block-size: 4.5rem;
  margin-inline: 1.5rem;
  cursor: pointer;
  touch-action: pan-y;
  user-select: none;

  &::before {
    content: '';
    position: absolute;
    inset: 1.375rem 0 auto;
    border-block-start: 1px solid ${color.lineStrong};
  }

  @media ${media.medium} {
    inline-size: 6rem;
    block-size: 100%;
    margin-inline: 0;
    touch-action: pan-x;

    &::before {
      inset: 0 auto 0 1.375rem;
      border-block-start: 0;
      border-inline-start: 1px solid ${color.lineStrong};
    }
  }

  &:focus-visible {
    outline: none;
  }
  /* Around the outer labels too, which lie half beside the bar. */
  &:focus-visible::after {
    content: '';
    position: absolute;
    /* Not below the bar, where its value stands. */
    inset: -6px -1.5rem 0;
    outline: 2px solid ${color.select};
    pointer-events: none;

    @media ${media.medium} {
      inset: -6px;
    }
  }
`;

const placed = (across: string) => css`
  position: absolute;
  inset-block-start: ${across};
  inset-inline-start: calc(var(--share) * 100%);
  translate: -50% 0;
`;

const placedUpright = (across: string) => css`
  inset-block: auto calc(var(--share) * 100%);
  inset-inline-start: ${across};
  translate: 0 50%;
`;

export const StyledMark = styled.span`
  ${placed('2.75rem')}
  color: ${color.redline};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  font-variant-numeric: tabular-nums;
  font-weight: 500;
  line-height: 1;

  &::before {
    content: '';
    position: absolute;
    inset: -1.75rem auto auto 50%;
    block-size: 13px;
    border-inline-start: 1px solid currentColor;
  }

  @media ${media.medium} {
    ${placedUpright('2.5rem')}

    &::before {
      inset: 50% auto auto -1.5rem;
      inline-size: 13px;
      block-size: auto;
      border-block-start: 1px solid currentColor;
      border-inline-start: 0;
    }
  }
  @media ${media.forcedColors} {
    color: CanvasText;
  }
`;

export const StyledHandle = styled.span`
  ${selectionFrameBase}
  ${placed('0.6875rem')}
  inline-size: 1.375rem;
  block-size: 1.375rem;
  border: 2px solid ${color.select};
  background: ${color.surface};

  @media ${media.medium} {
    ${placedUpright('0.6875rem')}
  }
  @media ${media.forcedColors} {
    background: Highlight;
  }
`;
