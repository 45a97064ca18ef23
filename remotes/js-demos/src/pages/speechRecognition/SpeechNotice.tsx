import { Button } from '@portfolio/design';
import { StateNotice, StyledNews } from '@portfolio/kit/demo';
import type { SpeechDemoState } from './speechSource';
import { UNSUPPORTED, toTrouble, type Trouble } from './trouble';

export interface SpeechNoticeProps {
  state: SpeechDemoState;
  trouble: Trouble | null;
  isScripted: boolean;
  onRetry: () => void;
  onStop: () => void;
  onScript: () => void;
}

/* What a state shown on purpose says in the moment before the scripted recogniser has said it itself. */
const EXAMPLES: Partial<Record<SpeechDemoState, Trouble>> = {
  denied: toTrouble('not-allowed'),
  missing: toTrouble('audio-capture'),
  offline: toTrouble('network'),
  failed: toTrouble('language-not-supported'),
  unsupported: UNSUPPORTED,
};

/** Says what the microphone does, or why nothing is heard. The region is always there, so that it is read out. */
export function SpeechNotice({ state, trouble, isScripted, onRetry, onStop, onScript }: SpeechNoticeProps) {
  const shown = trouble?.state === state ? trouble : EXAMPLES[state];
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
          Answer its question about the microphone. Until you do, nothing is heard.
        </StateNotice>
      )}
      {state === 'running' && isScripted && (
        <StateNotice state={state} title="A script is speaking">
          The words come from this page, and no microphone is on.
        </StateNotice>
      )}
      {shown !== undefined && (
        <StateNotice
          state={shown.state}
          title={shown.title}
          actions={
            <>
              <Button category="border-sm" onClick={onRetry}>
                Start again
              </Button>
              <Button category="border-sm" onClick={onScript}>
                Hear a script instead
              </Button>
            </>
          }
        >
          {shown.text}
        </StateNotice>
      )}
    </StyledNews>
  );
}
