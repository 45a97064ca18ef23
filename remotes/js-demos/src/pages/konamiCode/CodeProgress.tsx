import { Dimension, VisuallyHidden } from '@portfolio/design';
import { CODE, INPUT_NAMES } from './code';
import { InputSign } from './InputSign';
import { StyledSlot, StyledSlots } from './CodeProgress.styles';

export interface CodeProgressProps {
  entered: number;
  /** Shows the next input. */
  hasHint: boolean;
}

/** Ten slots that fill as the code is entered. */
export function CodeProgress({ entered, hasHint }: CodeProgressProps) {
  const next = CODE[entered];
  return (
    <div>
      <StyledSlots aria-hidden="true">
        {CODE.map((input, index) => (
          <StyledSlot
            key={index}
            data-filled={index < entered || undefined}
            data-next={index === entered || undefined}
          >
            {index < entered || hasHint ? <InputSign input={input} /> : '·'}
          </StyledSlot>
        ))}
      </StyledSlots>
      <Dimension>
        {entered} of {CODE.length}
      </Dimension>
      {hasHint && next !== undefined && <VisuallyHidden>Next: {INPUT_NAMES[next]}</VisuallyHidden>}
    </div>
  );
}
