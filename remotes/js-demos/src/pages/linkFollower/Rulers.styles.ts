import { color, fontSize, fontWidth, layout, motion, space } from '@portfolio/design';
import styled from 'styled-components';
import { RULER_SIZE } from './FollowArea.styles';

const TICKS = `${color.line} 0 1px, transparent 1px 10px`;

export const StyledHorizontal = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-start: ${layout.headerHeight};
  block-size: ${RULER_SIZE};
  margin: 0 -${space[2]} ${space[4]} calc(-${RULER_SIZE} - ${space[4]});
  border-block-end: 1px solid ${color.lineStrong};
  background: repeating-linear-gradient(90deg, ${TICKS}) 0 100% / 100% 5px no-repeat ${color.surface};
  overflow: hidden;
`;

export const StyledVertical = styled.div`
  position: absolute;
  inset: 0 auto 0 0;
  inline-size: ${RULER_SIZE};
  border-inline-end: 1px solid ${color.lineStrong};
  background: repeating-linear-gradient(${TICKS}) 100% 0 / 5px 100% no-repeat;
  overflow: hidden;
`;

/** The extent of the link on a ruler, between two lines across it. */
export const StyledSegment = styled.div`
  position: absolute;
  inset: 0 auto auto 0;
  display: grid;
  place-items: center;
  border: 0 solid ${color.redline};
  background: ${color.surface};
  color: ${color.redline};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  opacity: 0;
  transition: opacity ${motion.base};

  &:where([data-shown]) {
    opacity: 1;
  }
  ${StyledHorizontal} & {
    border-inline-width: 1px;
  }
  ${StyledVertical} & {
    border-block-width: 1px;
  }
  & > span {
    ${StyledVertical} & {
      writing-mode: vertical-rl;
      transform: rotate(180deg);
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    &:where([data-gliding]) {
      transition:
        transform ${motion.base} ${motion.easeOut},
        inline-size ${motion.base} ${motion.easeOut},
        block-size ${motion.base} ${motion.easeOut};
    }
  }
`;
