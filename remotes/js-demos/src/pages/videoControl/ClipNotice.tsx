import { Button } from '@portfolio/design';
import { StateNotice, StyledNews } from '@portfolio/kit/demo';
import type { ClipDemoState } from './clipSource';
import { CLIP_TROUBLES, type ClipTrouble } from './clipTrouble';

export interface ClipNoticeProps {
  state: ClipDemoState;
  onRetry: () => void;
}

const TROUBLES: Partial<Record<ClipDemoState, ClipTrouble>> = CLIP_TROUBLES;

/** Says why no film plays. The region is always there, so that its text is read out. */
export function ClipNotice({ state, onRetry }: ClipNoticeProps) {
  const trouble = TROUBLES[state];
  return (
    <StyledNews aria-live="polite">
      {state === 'asking' && (
        <StateNotice state={state} title="The film is on its way">
          It goes on by itself as soon as enough of it is here.
        </StateNotice>
      )}
      {trouble !== undefined && (
        <StateNotice
          state={trouble.state}
          title={trouble.title}
          actions={
            <Button category="border-sm" onClick={onRetry}>
              {state === 'denied' ? 'Play now' : 'Load the film again'}
            </Button>
          }
        >
          {trouble.text}
        </StateNotice>
      )}
    </StyledNews>
  );
}
