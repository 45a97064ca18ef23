import { Button, Slider } from '@portfolio/design';
import { StyledHint, StyledStack, StyledToolbar } from '@portfolio/kit/demo';
import { useState } from 'react';
import type { Step } from './exercise';
import { toText } from './output';
import { StyledStep } from './StepWalk.styles';

/** A reduce, step by step: the accumulator, the item and the result. */
export function StepWalk({ steps }: { steps: readonly Step[] }) {
  const [wanted, setWanted] = useState(0);
  const index = Math.min(wanted, steps.length - 1);
  const step = steps[index];
  if (step === undefined) return <StyledHint>There are no rounds: the list is empty.</StyledHint>;

  return (
    <StyledStack>
      <Slider
        label="Round"
        value={index + 1}
        min={1}
        max={steps.length}
        step={1}
        valueText={`${index + 1} of ${steps.length}`}
        onChange={(round) => setWanted(round - 1)}
      />
      <StyledStep aria-live="polite">
        <div>
          <dt>Result so far</dt>
          <dd>{toText(step.before)}</dd>
        </div>
        <div>
          <dt>Item</dt>
          <dd>{toText(step.item)}</dd>
        </div>
        <div>
          <dt>New result</dt>
          <dd>{toText(step.after)}</dd>
        </div>
      </StyledStep>
      <StyledToolbar>
        <Button category="border-sm" aria-disabled={index === 0} onClick={() => setWanted(index - 1)}>
          Previous round
        </Button>
        <Button
          category="border-sm"
          aria-disabled={index === steps.length - 1}
          onClick={() => setWanted(index + 1)}
        >
          Next round
        </Button>
      </StyledToolbar>
    </StyledStack>
  );
}
