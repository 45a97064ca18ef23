import { color, fontSize, fontWidth, layer, media, radius, space } from '@portfolio/design';
import styled, { keyframes } from 'styled-components';

export const StyledStage = styled.div`
  display: grid;
  /* Not "auto": the upright label would make it wider until the height of the row is known. */
  grid-template-columns: minmax(0, auto) 1.25rem;
  align-content: start;
  justify-content: start;
  gap: ${space[2]};
  min-inline-size: 0;
`;

/* The chequerboard is visible where the picture is transparent. */
export const StyledFrame = styled.div`
  position: relative;
  align-self: start;
  max-inline-size: 100%;
  border: 1px solid ${color.lineStrong};
  background: repeating-conic-gradient(${color.sunken} 0 25%, ${color.surface} 0 50%) 0 0 / 1.5rem 1.5rem;
  overflow: hidden;
`;

export const StyledCanvas = styled.canvas`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
`;

export const StyledDown = styled.div`
  display: grid;
`;

export const StyledAcross = styled.div`
  grid-column: 1;
`;

export const StyledCost = styled.p`
  grid-column: 1 / -1;
  min-block-size: 1.5em;
  color: ${color.redline};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  font-variant-numeric: tabular-nums;
  font-weight: 500;
`;

/* The mark is a square made of text, so that forced colours keep it. */
export const StyledBadge = styled.p`
  position: absolute;
  inset: ${space[2]} auto auto ${space[2]};
  max-inline-size: calc(100% - ${space[4]});
  padding: 0.125rem ${space[2]};
  border: 1px solid ${color.redline};
  border-radius: ${radius.small};
  background: ${color.surface};
  font-size: ${fontSize.caption};
  font-weight: 600;

  &::before {
    content: '● ';
    color: ${color.redline};
  }

  @media ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

export const StyledCount = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: #fff;
  font-size: clamp(6rem, 24vw, 14rem);
  font-stretch: ${fontWidth.wide};
  font-variant-numeric: tabular-nums;
  font-weight: 750;
  line-height: 1;
  text-shadow: 0 0 1.5rem #000;
  pointer-events: none;
`;

const fade = keyframes`
  from { opacity: 0.85; }
  to { opacity: 0; }
`;

export const StyledFlash = styled.div`
  position: absolute;
  z-index: ${layer.raised};
  inset: 0;
  background: #fff;
  pointer-events: none;
  animation: ${fade} 260ms ease-out forwards;

  @media ${media.reducedMotion} {
    display: none;
  }
`;
