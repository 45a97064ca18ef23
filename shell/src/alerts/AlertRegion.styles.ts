import { color, layer, layout, media, motion, space } from '@portfolio/design';
import styled, { css, keyframes } from 'styled-components';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(0.75rem); }
`;

const atTop = css`
  padding-block-start: ${space[4]};

  & > :first-child {
    margin-block-start: 0;
  }
`;

/* As tall as the window below the header, and transparent to clicks: alerts appear and disappear without moving or
   covering anything in use there. */
export const StyledRegion = styled.div`
  position: fixed;
  z-index: ${layer.alert};
  inset: ${layout.headerHeight} 0 0;
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[5]} ${space[4]} ${space[4]};
  overflow-y: auto;
  pointer-events: none;

  & > :first-child {
    margin-block-start: auto;
  }
  &:where([data-at-top]) {
    ${atTop}
  }

  @media ${media.medium} {
    inset-inline-start: auto;
    /* With much larger text, the whole window. */
    inline-size: min(26rem, 100%);
  }
  @media ${media.full} {
    &:where([data-in-corner]) {
      ${atTop}
    }
  }
  @media print {
    display: none;
  }
`;

export const StyledStack = styled.div`
  display: grid;
  gap: ${space[3]};

  &:empty:last-child {
    margin-block-start: -${space[3]};
  }
`;

export const StyledItem = styled.div`
  pointer-events: auto;
  box-shadow: 0 0.5rem 1.5rem -0.75rem ${color.lineStrong};
  animation: ${arrive} ${motion.base} ${motion.easeOut};
`;
