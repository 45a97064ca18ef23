import { useStore } from '@portfolio/kit';
import { memo } from 'react';
import type { DrumMachine } from './drumMachine';
import type { PadName } from './pads';
import { BEATS_PER_BAR, filledSteps, toggleStep } from './pattern';

const STEPS_PER_BEAT = 4;

export interface StepRowProps {
  machine: DrumMachine;
  pad: PadName;
  /** The column in the tab order, or null if it is in another row. */
  activeColumn: number | null;
}

/** Describes the position of a step in the loop; its row names the sound. */
function describeStep(step: number): string {
  const beat = Math.floor(step / STEPS_PER_BEAT);
  const bar = Math.floor(beat / BEATS_PER_BAR);
  return `bar ${bar + 1}, beat ${(beat % BEATS_PER_BAR) + 1}, sixteenth ${(step % STEPS_PER_BEAT) + 1}`;
}

export const StepRow = memo(function StepRow({ machine, pad, activeColumn }: StepRowProps) {
  const filled = useStore(machine, ({ loop }) => filledSteps(loop.present, pad));
  // Plain elements, styled by the grid: four bars have 576 of them, which must render without delay.
  return (
    <div role="row" aria-label={pad}>
      <div role="rowheader">{pad}</div>
      {[...filled].map((cell, step) => (
        <div key={step} role="gridcell">
          <button
            type="button"
            tabIndex={step === activeColumn ? 0 : -1}
            aria-pressed={cell === '1'}
            aria-label={describeStep(step)}
            onClick={() => machine.edit((pattern) => toggleStep(pattern, pad, step))}
          />
        </div>
      ))}
    </div>
  );
});
