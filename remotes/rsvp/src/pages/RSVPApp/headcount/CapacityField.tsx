import { TextField, VisuallyHidden } from '@portfolio/design';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { afterRelease } from '../app/afterRelease';
import { useLatest } from '../app/useLatest';
import { GUEST_LIMITS, toWholeNumber } from '../guest-list/guest';

interface CapacityFieldProps {
  capacity: number | null;
  onCapacity: (capacity: number | null) => void;
}

const ERROR = `Enter a whole number from 1 to ${GUEST_LIMITS.capacityMax.toLocaleString('en')}, or leave it empty.`;

function isCapacity(value: number) {
  return Number.isInteger(value) && value >= 1 && value <= GUEST_LIMITS.capacityMax;
}

/**
 * The number of places. Applied as soon as it is a number; invalid input just stays in the field. Not of type "number",
 * whose value is empty if a letter was typed: that would remove the places.
 */
export function CapacityField({ capacity, onCapacity }: CapacityFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [hasLeft, setHasLeft] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const text = typed ?? (capacity === null ? '' : String(capacity));
  const isWrong = text.trim() !== '' && !isCapacity(toWholeNumber(text));
  const error = hasLeft && isWrong ? ERROR : undefined;

  function handleChange(next: string) {
    setTyped(next);
    setRefusals(0);
    if (next.trim() === '') onCapacity(null);
    else if (isCapacity(toWholeNumber(next))) onCapacity(toWholeNumber(next));
  }

  function settle() {
    setHasLeft(true);
    if (!isWrong) setTyped(null);
  }
  const latestSettle = useLatest(settle);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    settle();
    setRefusals((count) => count + 1);
  }

  return (
    <form noValidate onSubmit={handleSubmit} data-applies-at-once="">
      <TextField
        label="Places"
        isOptional
        inputMode="numeric"
        value={text}
        error={error}
        onChange={handleChange}
        onBlur={() => afterRelease(() => latestSettle.current())}
      />
      {/* Enter leaves the focus in the field, which is not read again. */}
      {refusals > 0 && error !== undefined && (
        <VisuallyHidden key={refusals} role="alert">
          {error}
        </VisuallyHidden>
      )}
    </form>
  );
}
