import { color, motion, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledBox = styled.div`
  position: relative;
  isolation: isolate;
  inline-size: 100%;
  max-inline-size: 100%;
  min-block-size: 9rem;
  padding: ${space[3]};
  border: 1px dashed ${color.lineStrong};

  &:where([data-narrow]) {
    inline-size: 11rem;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[3]};
  }
  a {
    display: inline-block;
    padding: ${space[1]} ${space[2]};
  }
`;

export const StyledPill = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0 auto auto 0;
  border: 1px solid ${color.select};
  background: ${color.selectWash};
  pointer-events: none;
  transition: transform ${motion.base};
`;
