import { color, media } from '@portfolio/design';
import styled from 'styled-components';

export const StyledTrial = styled.div`
  display: grid;
  place-items: center;
  inline-size: 30%;
  min-inline-size: 5.5rem;
  block-size: 4.5rem;
  border: 1px solid ${color.lineStrong};
  background: ${color.selectWash};
  transition: inline-size 400ms;

  &:where([data-open]) {
    inline-size: 100%;
  }

  @media ${media.reducedMotion} {
    transition: none;
  }
`;
