import { color, FrameLabel, fontSize, radius, space, pageRoom } from '@portfolio/design';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const StyledStage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.surface};

  @container ${pageRoom.medium} {
    gap: ${space[4]};
    padding: ${space[5]};
  }
`;

/* Hidden in print, which shows the drawings: nothing on paper can be pressed. */
const StyledLivePart = styled.figure`
  @media print {
    display: none;
  }
`;

const StyledNote = styled.figcaption`
  padding-block-start: ${space[3]};
  color: ${color.muted};
  font-size: ${fontSize.small};
`;

const StyledWithoutScripts = styled.p`
  display: none;

  @media (scripting: none) {
    display: block;
  }
`;

interface LivePartProps {
  /** A sentence on how to use it. */
  note: string;
  children: ReactNode;
}

/** A working screen of the study, at its top. Without scripts it stays in its initial state, and says so. */
export function LivePart({ note, children }: LivePartProps) {
  return (
    <StyledLivePart>
      <FrameLabel>Live screen</FrameLabel>
      <StyledStage role="group" aria-label="Live screen">
        {children}
      </StyledStage>
      <StyledNote>
        {note}
        <StyledWithoutScripts>
          Scripts are off in this browser, so the screen stands still.
        </StyledWithoutScripts>
      </StyledNote>
    </StyledLivePart>
  );
}
