import { color, fontSize, fontWidth, hiddenInDark, layer, media, radius, space } from '@portfolio/design';
import styled, { css, keyframes } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; }
`;

const unroll = keyframes`
  from { clip-path: inset(0 100% 0 0); }
`;

const sheet = css`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  pointer-events: none;
  animation: ${unroll} 1200ms cubic-bezier(0.6, 0, 0.2, 1);

  @media ${media.reducedMotion} {
    animation: none;
  }
  @media ${media.forcedColors}, print {
    display: none;
  }
`;

/** Turns dark lines light. A dark page has light ones already. */
export const StyledNegative = styled.div`
  ${sheet}
  ${hiddenInDark}
  backdrop-filter: invert(1);
`;

export const StyledGrey = styled.div`
  ${sheet}
  backdrop-filter: grayscale(1) contrast(1.3);
`;

/** Blue paper with a grid: light colours stay light on it, and dark ones turn blue. */
export const StyledBlueprint = styled.div`
  ${sheet}
  background:
    linear-gradient(rgb(255 255 255 / 0.12) 1px, transparent 0) 0 0 / 100% 1.5rem,
    linear-gradient(90deg, rgb(255 255 255 / 0.12) 1px, transparent 0) 0 0 / 1.5rem 100%,
    #0f3db0;
  mix-blend-mode: screen;
`;

export const StyledLayer = styled.div`
  position: absolute;
  inset: 0 auto auto 0;
  inline-size: 0;
  block-size: 0;
  z-index: ${layer.overlay};
  pointer-events: none;
  animation: ${appear} 600ms 700ms ease-out backwards;

  @media ${media.reducedMotion} {
    animation: none;
  }
`;

export const StyledBox = styled.div`
  position: absolute;
  border: 1px solid ${color.redline};

  & > span {
    position: absolute;
    inset: auto 0 100% auto;
    padding-inline: 3px;
    background: ${color.redline};
    color: ${color.onRedline};
    font-size: 0.6875rem;
    font-stretch: ${fontWidth.label};
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
    white-space: nowrap;
  }
`;

export const StyledBar = styled.div`
  position: fixed;
  z-index: ${layer.overlay};
  inset: auto auto ${space[4]} 50%;
  transform: translateX(-50%);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[2]} ${space[4]};
  inline-size: max-content;
  max-inline-size: calc(100% - 2rem);
  padding: ${space[3]} ${space[4]};
  border: 2px solid ${color.redline};
  border-radius: ${radius.small};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${fontSize.small};
`;
