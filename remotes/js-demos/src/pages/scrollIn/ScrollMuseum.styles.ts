import { color, fontSize, media, motion, radius, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledBox = styled.div`
  position: relative;
  display: grid;
  gap: ${space[2]};
  block-size: 15rem;
  padding: ${space[2]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  overflow: hidden auto;

  & > * {
    border: 1px dashed ${color.line};
  }
`;

export const StyledTile = styled.div`
  display: grid;
  place-items: center;
  block-size: 4.5rem;
  border: 1px solid ${color.select};
  background: ${color.selectWash};
  font-size: ${fontSize.small};
  opacity: 0;
  transform: translateX(-20%);
  transition:
    opacity ${motion.base},
    transform ${motion.base} ${motion.easeOut};

  &:where([data-shown]) {
    opacity: 1;
    transform: translateX(0);
  }

  @media ${media.reducedMotion} {
    transform: none;
  }
`;
