import styled, { keyframes } from 'styled-components';
import { Dimension } from '../redline/Dimension';
import { fontSize, space } from '../tokens';
import { Dice } from './Dice';

/** SPEC section 2, word for word. */
const LOADING_TEXT = 'please wait while the content is loading...';

const appear = keyframes`
  to { visibility: visible; }
`;

/*
 * Content that arrives within 200 ms should not flash a screen before it. Only what is inside is hidden until then: a live
 * region must exist before its text.
 */
const StyledLoadingScreen = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[4]};
  min-block-size: min(32rem, 70vh);
  padding: ${space[5]};
  font-size: ${fontSize.small};
  text-align: center;

  & > * {
    visibility: hidden;
    animation: ${appear} 1ms linear 200ms forwards;
  }
`;

/** Shown in place of a page that is loading: a die and a text, after 200 ms. */
export function LoadingScreen() {
  return (
    <StyledLoadingScreen role="status">
      <Dice />
      <Dimension isCompact>{LOADING_TEXT}</Dimension>
    </StyledLoadingScreen>
  );
}
