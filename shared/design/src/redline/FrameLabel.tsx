import styled from 'styled-components';
import { color, fontSize, fontWidth, motion, space } from '../tokens';

/** A layer's name: small, narrow, above the top-left edge of its layer. */
export const FrameLabel = styled.span`
  display: block;
  padding-block-end: ${space[1]};
  color: ${color.muted};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  font-variant-numeric: tabular-nums;
  font-weight: 500;
  line-height: 1.25;
  letter-spacing: 0.015em;
  transition: color ${motion.fast};
`;
