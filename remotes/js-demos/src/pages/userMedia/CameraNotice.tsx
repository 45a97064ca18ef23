import { Button } from '@portfolio/design';
import { StateNotice, StyledNews } from '@portfolio/kit/demo';
import { UNSUPPORTED, toCameraProblem, type CameraProblem } from './cameraProblem';
import type { CameraDemoState } from './cameraSource';

export interface CameraNoticeProps {
  state: CameraDemoState;
  problem: CameraProblem | null;
  onRetry: () => void;
  onStop: () => void;
}

/* What a state shown on purpose says while the real camera has no trouble to tell of. */
const EXAMPLES: Partial<Record<CameraDemoState, CameraProblem>> = {
  denied: toCameraProblem({ name: 'NotAllowedError' }),
  missing: toCameraProblem({ name: 'NotFoundError' }),
  failed: toCameraProblem({ name: 'NotReadableError' }),
  unsupported: UNSUPPORTED,
};

/** Says what the camera does, or why it does nothing. The region is always there, so that its text is read out. */
export function CameraNotice({ state, problem, onRetry, onStop }: CameraNoticeProps) {
  const shown = problem?.state === state ? problem : EXAMPLES[state];
  return (
    <StyledNews aria-live="polite">
      {state === 'asking' && (
        <StateNotice
          state={state}
          title="The browser is asking you"
          actions={
            <Button category="border-sm" onClick={onStop}>
              Never mind
            </Button>
          }
        >
          Answer its question about the camera. Until you do, nothing is recorded, and the drawn scene stays.
        </StateNotice>
      )}
      {state === 'offline' && (
        <StateNotice state={state} title="You are offline, and nothing changes">
          The camera, the effects and the photos need no network: that is the proof that no picture leaves.
        </StateNotice>
      )}
      {shown !== undefined && (
        <StateNotice
          state={shown.state}
          title={shown.title}
          actions={
            <Button category="border-sm" onClick={onRetry}>
              Try again
            </Button>
          }
        >
          {shown.text}
        </StateNotice>
      )}
    </StyledNews>
  );
}
