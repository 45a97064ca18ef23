import { color, fontWidth, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledFrame = styled.div`
  container: bar / inline-size;
  inline-size: 100%;
  border: 1px dashed ${color.lineStrong};

  &:where([data-narrow]) {
    inline-size: min(100%, 24rem);
  }
`;

/** The page below the bar, which the panel covers. */
export const StyledStage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: end;
  min-block-size: 27rem;
  padding: ${space[5]};
  background: ${color.canvas};

  @container bar (max-width: 36rem) {
    min-block-size: 8rem;
  }
`;

export const StyledStatement = styled.p`
  color: ${color.lineStrong};
  /* On one line at the foot of the stage, clear of the largest panel. */
  font-size: min(clamp(1.625rem, 5.2cqi, 4rem), 14cqi);
  font-stretch: ${fontWidth.wide};
  font-weight: 750;
  line-height: 1;
  letter-spacing: -0.03em;
  text-align: end;
`;
