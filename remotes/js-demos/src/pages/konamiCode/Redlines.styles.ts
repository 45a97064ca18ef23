import { color, fontSize, fontWidth, layer, media, radius, space } from '@portfolio/design';
import styled, { keyframes } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; }
`;

export const StyledLayer = styled.div`
  position: absolute;
  inset: 0 auto auto 0;
  inline-size: 0;
  block-size: 0;
  z-index: ${layer.overlay};
  pointer-events: none;
  animation: ${appear} 600ms ease-out;

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
    font-stretch: ${fontWidth.narrow};
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
