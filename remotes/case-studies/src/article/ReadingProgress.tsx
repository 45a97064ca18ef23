import { READING } from '@portfolio/design';
import { StyledFill, StyledPercent, StyledProgress, StyledTrack } from './ReadingProgress.styles';

/**
 * How far the text has been read, as a dimension line. Visual only: a screen reader knows its own position, and a
 * value that changes with every scroll would be announced endlessly.
 */
export function ReadingProgress() {
  return (
    <StyledProgress aria-hidden="true" {...READING.progress}>
      <StyledTrack>
        <StyledFill />
      </StyledTrack>
      {/* The percentage may already have changed when the page hydrates. */}
      <StyledPercent suppressHydrationWarning>0% read</StyledPercent>
    </StyledProgress>
  );
}
