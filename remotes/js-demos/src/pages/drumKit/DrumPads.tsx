import type { DrumMachine } from './drumMachine';
import { StyledPads } from './DrumPads.styles';
import { PadButton } from './PadButton';
import { PADS } from './pads';

/** The nine pads. */
export function DrumPads({ machine }: { machine: DrumMachine }) {
  return (
    <StyledPads role="list" aria-label="Drum pads">
      {PADS.map(({ name }, index) => (
        <li key={name}>
          <PadButton machine={machine} index={index} />
        </li>
      ))}
    </StyledPads>
  );
}
