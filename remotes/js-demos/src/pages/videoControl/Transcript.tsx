import { useStore } from '@portfolio/kit';
import { findCueIndex, type Cue } from './cue';
import type { Player } from './player';
import { StyledCue, StyledCues, StyledTime } from './Transcript.styles';

export interface TranscriptProps {
  player: Player;
  cues: readonly Cue[];
}

/** At the exact time where one caption ends and the next starts, browsers show both. */
const PAST_BOUNDARY_S = 0.001;

/** All captions in a list; each one seeks to its time, and the current one is marked. */
export function Transcript({ player, cues }: TranscriptProps) {
  const present = useStore(player, ({ timeS }) => findCueIndex(cues, timeS));
  return (
    <StyledCues role="list">
      {cues.map(({ startS, text }, index) => (
        <li key={`${startS} ${index}`}>
          <StyledCue
            type="button"
            aria-current={index === present ? 'true' : undefined}
            onClick={() => player.seek(startS + PAST_BOUNDARY_S)}
          >
            <StyledTime>{startS.toFixed(1)} s</StyledTime>
            <span>{text}</span>
          </StyledCue>
        </li>
      ))}
    </StyledCues>
  );
}
