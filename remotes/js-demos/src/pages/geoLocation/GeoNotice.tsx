import { Button } from '@portfolio/design';
import { StateNotice, StyledNews } from '@portfolio/kit/demo';
import type { GeoDemoState } from './geoSource';
import { GEO_TROUBLES, type GeoTrouble } from './geoTrouble';

export interface GeoNoticeProps {
  state: GeoDemoState;
  trouble: GeoTrouble | null;
  onRetry: () => void;
  onStop: () => void;
  onSimulate: () => void;
}

const EXAMPLES: Partial<Record<GeoDemoState, GeoTrouble>> = GEO_TROUBLES;

/** Says how the search for the position stands where that is news. The region is always there, so that it is read out. */
export function GeoNotice({ state, trouble, onRetry, onStop, onSimulate }: GeoNoticeProps) {
  const shown = trouble?.state === state ? trouble : EXAMPLES[state];
  return (
    <StyledNews aria-live="polite">
      {state === 'asking' && (
        <StateNotice
          state={state}
          title="The browser is asking you, or looking"
          actions={
            <Button category="border-sm" onClick={onStop}>
              Never mind
            </Button>
          }
        >
          Answer its question about your position. The first fix can take a few seconds after that.
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
              <Button category="border-sm" onClick={onSimulate}>
                Use the simulator
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
