import { Button } from '@portfolio/design';
import { StateNotice, StyledNews } from '@portfolio/kit/demo';
import type { DrumDemoState } from './soundSource';

export interface SoundNoticeProps {
  state: DrumDemoState;
  onAllow: () => void;
}

/** Says why nothing is heard, where nothing is. The region is always there, so that its text is read out. */
export function SoundNotice({ state, onAllow }: SoundNoticeProps) {
  return (
    <StyledNews aria-live="polite">
      {state === 'asking' && (
        <StateNotice
          state={state}
          title="The browser holds the sound back"
          actions={<Button onClick={onAllow}>Turn sound on</Button>}
        >
          Browsers start sound only after a click or a key press, and stop it during a phone call. The loop
          waits where it is.
        </StateNotice>
      )}
      {state === 'unsupported' && (
        <StateNotice state={state} title="This browser cannot make sound">
          It has no Web Audio. Pads still light up, and loops can be written, played silently, saved and sent.
        </StateNotice>
      )}
    </StyledNews>
  );
}
