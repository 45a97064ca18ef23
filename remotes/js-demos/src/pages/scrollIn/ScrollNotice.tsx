import { Button } from '@portfolio/design';
import { StateNotice, StyledNews } from '@portfolio/kit/demo';
import type { ScrollState } from './useScrollState';

export interface ScrollNoticeProps {
  state: ScrollState;
  /** False before the browser has been asked: then nothing is news yet. */
  isKnown: boolean;
  onRetryAll: () => void;
}

/** Says why nothing slides in, where nothing does. */
export function ScrollNotice({ state, isKnown, onRetryAll }: ScrollNoticeProps) {
  return (
    <StyledNews aria-live="polite">
      {state === 'idle' && isKnown && (
        <StateNotice state={state} title="Nothing moves">
          Where a system asks for less motion, every picture stands in its place from the start. The text and
          its order are the same.
        </StateNotice>
      )}
      {state === 'unsupported' && (
        <StateNotice state={state} title="This browser does not tell what is in sight">
          So nothing is hidden, and nothing has to be brought back: all pictures are there.
        </StateNotice>
      )}
      {state === 'failed' && (
        <StateNotice
          state={state}
          title="A picture did not arrive"
          actions={
            <Button category="border-sm" onClick={onRetryAll}>
              Load all pictures again
            </Button>
          }
        >
          Its place was kept, so the text has not jumped, and its description stands where it would be.
        </StateNotice>
      )}
    </StyledNews>
  );
}
