import { Dimension, FrameLabel } from '@portfolio/design';
import { useStore } from '@portfolio/kit';
import { MAX_RESTARTS, type Dictation } from './dictation';
import { StyledHearing, StyledHeard } from './Hearing.styles';

interface Figures {
  state: string;
  restarts: number;
  confidence: number | null;
}

function describe({ state, restarts, confidence }: Figures): string {
  if (state === 'asking') return 'waiting for your answer';
  if (state !== 'running') return 'not listening';
  if (restarts > 0) return `listening, restarted ${restarts} of ${MAX_RESTARTS} times`;
  // Some browsers do not say how sure they are, and give 0.
  return confidence === null || confidence === 0
    ? 'listening'
    : `listening, ${Math.round(confidence * 100)}% sure of the last`;
}

/** The words being recognised, which may still change. Not a live region: it would be read out word by word. */
export function Hearing({ dictation }: { dictation: Dictation }) {
  const state = useStore(dictation, (value) => value.state);
  const interim = useStore(dictation, (value) => value.interim);
  const last = useStore(dictation, (value) => value.last);
  const language = useStore(dictation, (value) => value.language);
  const restarts = useStore(dictation, (value) => value.restarts);
  return (
    <StyledHearing>
      <FrameLabel>Heard just now</FrameLabel>
      <StyledHeard lang={language ?? undefined} data-interim={interim !== '' || undefined}>
        {interim || last?.text || '…'}
      </StyledHeard>
      <Dimension>{describe({ state, restarts, confidence: last?.confidence ?? null })}</Dimension>
    </StyledHearing>
  );
}
