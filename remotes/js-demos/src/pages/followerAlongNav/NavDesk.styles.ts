import { color, fontWidth, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledFrame = styled.div<{ $isNarrow: boolean }>`
  container: bar / inline-size;
  inline-size: ${({ $isNarrow }) => ($isNarrow ? 'min(100%, 24rem)' : '100%')};
  border: 1px dashed ${color.lineStrong};
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
