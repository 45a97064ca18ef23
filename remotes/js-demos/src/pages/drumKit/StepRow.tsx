import { memo } from 'react';
import { useStore } from '../../store/useStore';
import type { DrumMachine } from './drumMachine';
import type { PadName } from './pads';
import { BEATS_PER_BAR, hitsInStep, toggleStep } from './pattern';
import { StyledCell, StyledRow, StyledRowName, StyledStep } from './StepGrid.styles';

const STEPS_PER_BEAT = 4;

export interface StepRowProps {
  machine: DrumMachine;
  pad: PadName;
  row: number;
  steps: number;
  /** The column that the tab key reaches, or null where it is in another row. */
  activeColumn: number | null;
}

function describeStep(pad: PadName, step: number): string {
  const beat = Math.floor(step / STEPS_PER_BEAT);
  const bar = Math.floor(beat / BEATS_PER_BAR);
  return `${pad}, bar ${bar + 1}, beat ${(beat % BEATS_PER_BAR) + 1}, sixteenth ${(step % STEPS_PER_BEAT) + 1}`;
}

export const StepRow = memo(function StepRow({ machine, pad, row, steps, activeColumn }: StepRowProps) {
  // One character per step: as a text it compares by value, and a stroke renders only its own row again.
  const filled = useStore(machine, ({ loop }) =>
    Array.from({ length: steps }, (_, step) => Math.min(9, hitsInStep(loop.present, pad, step).length)).join(''),
  );
  return (
    <StyledRow role="row">
      <StyledRowName role="rowheader">{pad}</StyledRowName>
      {[...filled].map((count, step) => (
        <StyledCell key={step} role="gridcell" $isBeat={step % STEPS_PER_BEAT === 0}>
          <StyledStep
            type="button"
            data-row={row}
            data-column={step}
            tabIndex={step === activeColumn ? 0 : -1}
            aria-pressed={count !== '0'}
            aria-label={describeStep(pad, step)}
            onClick={() => machine.edit((pattern) => toggleStep(pattern, pad, step))}
          />
        </StyledCell>
      ))}
    </StyledRow>
  );
});
