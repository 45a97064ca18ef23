import { StateNotice, StyledNews } from '@portfolio/kit/demo';
import type { FollowState } from './useFollowState';

export interface FollowNoticeProps {
  state: FollowState;
  /** False before the browser has been asked: then nothing is news yet. */
  isKnown: boolean;
}

/** Says why the frame does not glide, or is not there. */
export function FollowNotice({ state, isKnown }: FollowNoticeProps) {
  return (
    <StyledNews aria-live="polite">
      {state === 'idle' && isKnown && (
        <StateNotice state={state} title="The frame does not glide">
          Where a system asks for less motion, the frame is at the next link at once, without the way between.
        </StateNotice>
      )}
      {state === 'unsupported' && (
        <StateNotice state={state} title="There is no frame in this browser">
          It does not tell when the text changes its shape, and a frame in the wrong place is worse than none.
          The links are as they are on every page: underlined, and outlined when they have the focus.
        </StateNotice>
      )}
    </StyledNews>
  );
}
