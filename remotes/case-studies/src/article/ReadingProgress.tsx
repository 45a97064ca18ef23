import { READING } from '@portfolio/design';
import { StyledFill, StyledPercent, StyledProgress, StyledTrack } from './ReadingProgress.styles';

/**
 * How far the text has been read, as a dimension line. Seen only: a screen reader knows its own place, and a
 * value that changes with every scroll would speak without end.
 */
export function ReadingProgress() {
  return (
    <StyledProgress aria-hidden="true" {...READING.progress}>
      <StyledTrack>
        <StyledFill />
      </StyledTrack>
      {/* It may say more by the time the page comes alive. */}
      <StyledPercent suppressHydrationWarning>0% read</StyledPercent>
    </StyledProgress>
  );
}
