import { FrameLabel } from '@portfolio/design';
import { StyledAttempt, StyledAttempts, StyledDuration } from './AttemptList.styles';
import { MAX_RETRIES, TIMEOUT_MS, type Attempt } from './loadJson';

export interface AttemptListProps {
  attempts: readonly Attempt[];
  isAsking: boolean;
}

/** The attempts of a request, each with a line as long as it took. */
export function AttemptList({ attempts, isAsking }: AttemptListProps) {
  const longestMs = Math.max(1, ...attempts.map(({ durationMs }) => durationMs));
  return (
    <div>
      <FrameLabel>
        Attempts, at most {MAX_RETRIES + 1} of {TIMEOUT_MS / 1000} seconds each
      </FrameLabel>
      <StyledAttempts role="list">
        {attempts.map(({ durationMs, outcome, isGood }, index) => (
          <StyledAttempt key={index} data-good={isGood || undefined}>
            <span>{index + 1}</span>
            <StyledDuration style={{ inlineSize: `${Math.max(6, (durationMs / longestMs) * 100)}%` }} />
            <span>
              {durationMs} ms, {outcome}
            </span>
          </StyledAttempt>
        ))}
        {isAsking && (
          <StyledAttempt data-good>
            <span>{attempts.length + 1}</span>
            <span>under way</span>
          </StyledAttempt>
        )}
        {!isAsking && attempts.length === 0 && (
          <StyledAttempt data-good>
            <span>0</span>
            <span>no request made</span>
          </StyledAttempt>
        )}
      </StyledAttempts>
    </div>
  );
}
