import { Artboard, Chip, color, fontSize, layout, space } from '@portfolio/design';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';

export interface BugMuseumProps {
  title: string;
  /** The fault and its cause. */
  fault: string;
  /** How this demo avoids it. */
  remedy: string;
  /** Mounted only while it is switched on, so that a fault does no harm in the background. */
  classic: ReactNode;
  fixed: ReactNode;
}

const StyledExhibit = styled.div`
  display: grid;
  gap: ${space[4]};

  & + & {
    margin-block-start: ${space[7]};
  }
`;

const StyledText = styled.div`
  display: grid;
  gap: ${space[3]};
  max-inline-size: ${layout.text};
`;

const StyledPair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${space[5]};
`;

const StyledOutcome = styled.p`
  max-inline-size: ${layout.text};
  margin-block-start: ${space[3]};
  color: ${color.muted};
  font-size: ${fontSize.small};
`;

/** Describes one fault and replays it on request, beside the fixed version. */
export function BugMuseum({ title, fault, remedy, classic, fixed }: BugMuseumProps) {
  const [isOn, setIsOn] = useState(false);
  return (
    <StyledExhibit>
      <StyledText>
        <h3>{title}</h3>
        <p>{fault}</p>
      </StyledText>
      <div>
        <Chip isSelected={isOn} onClick={() => setIsOn(!isOn)}>
          Replay the classic fault
        </Chip>
      </div>
      {isOn && (
        <StyledPair>
          <Artboard label="Classic" role="group" aria-label="Classic">
            {classic}
          </Artboard>
          <Artboard label="Fixed" role="group" aria-label="Fixed">
            {fixed}
          </Artboard>
        </StyledPair>
      )}
      <StyledText>
        <StyledOutcome>{remedy}</StyledOutcome>
      </StyledText>
    </StyledExhibit>
  );
}
