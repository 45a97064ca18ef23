import { TextField } from '@portfolio/design';
import type { FormEvent } from 'react';
import { useState } from 'react';
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
  const text = typed ?? (capacity === null ? '' : String(capacity));
  const isWrong = text.trim() !== '' && !isCapacity(toWholeNumber(text));

  function handleChange(next: string) {
    setTyped(next);
    if (next.trim() === '') onCapacity(null);
    else if (isCapacity(toWholeNumber(next))) onCapacity(toWholeNumber(next));
  }

  function settle(event?: FormEvent) {
    event?.preventDefault();
    setHasLeft(true);
    if (!isWrong) setTyped(null);
  }

  return (
    <form noValidate onSubmit={settle} data-applies-at-once="">
      <TextField
        label="Places"
        isOptional
        inputMode="numeric"
        value={text}
        error={hasLeft && isWrong ? ERROR : undefined}
        onChange={handleChange}
        onBlur={() => settle()}
      />
    </form>
  );
}
