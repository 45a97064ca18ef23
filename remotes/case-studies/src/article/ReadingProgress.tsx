import { useEffect, useState, type RefObject } from 'react';
import { onScrollFrame } from './onScrollFrame';
import { StyledFill, StyledPercent, StyledProgress, StyledTrack } from './ReadingProgress.styles';

function measureShare(element: HTMLElement): number {
  const { top, height } = element.getBoundingClientRect();
  const readable = height - window.innerHeight;
  if (readable <= 0) return top <= 0 ? 1 : 0;
  return Math.min(1, Math.max(0, -top / readable));
}

/**
 * How far the text has been read, as a dimension line. Seen only: a screen reader knows its own place, and a
 * value that changes with every scroll would speak without end.
 */
export function ReadingProgress({ textRef }: { textRef: RefObject<HTMLElement | null> }) {
  const [percent, setPercent] = useState(0);

  useEffect(() => {
    const text = textRef.current;
    if (!text) return;
    return onScrollFrame(() => setPercent(Math.round(measureShare(text) * 100)));
  }, [textRef]);

  return (
    <StyledProgress aria-hidden="true">
      <StyledTrack>
        <StyledFill style={{ inlineSize: `${percent}%` }} />
      </StyledTrack>
      <StyledPercent>{percent}% read</StyledPercent>
    </StyledProgress>
  );
}
