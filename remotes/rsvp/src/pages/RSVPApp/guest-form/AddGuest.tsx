import { Button, PlusIcon } from '@portfolio/design';
import type { FormEvent, RefObject } from 'react';
import { memo, useRef } from 'react';
import type { Guest, GuestFields } from '../guest-list/guest';
import type { GuestInput } from './guestInput';
import { EMPTY_INPUT, isEmptyInput } from './guestInput';
import { GuestFieldset } from './GuestFieldset';
import { StyledActions } from './GuestFieldset.styles';
import { useGuestForm } from './useGuestForm';

interface AddGuestProps {
  input: GuestInput;
  onInput: (input: GuestInput) => void;
  getGuests: () => readonly Guest[];
  onAdd: (fields: GuestFields) => void;
  nameRef: RefObject<HTMLInputElement | null>;
}

/** The form for adding guests. It keeps the focus, so that a list can be typed without interruption. */
export const AddGuest = memo(function AddGuest(props: AddGuestProps) {
  const { input, onInput, getGuests, onAdd, nameRef } = props;
  const hasJustAdded = useRef(false);
  const form = useGuestForm({
    input,
    onInput,
    getGuests,
    onSubmit(fields) {
      onAdd(fields);
      onInput(EMPTY_INPUT);
      hasJustAdded.current = true;
      nameRef.current?.focus();
    },
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    // The second half of a double click is no attempt to add a guest without a name.
    const isRepeated = hasJustAdded.current && input === EMPTY_INPUT;
    hasJustAdded.current = false;
    if (!isRepeated) return form.submit(event);
    event.preventDefault();
    nameRef.current?.focus();
  }

  function handleClear() {
    hasJustAdded.current = false;
    onInput(EMPTY_INPUT);
    form.clearErrors();
    nameRef.current?.focus();
  }

  return (
    <form noValidate onSubmit={handleSubmit} aria-label="Add a guest">
      <GuestFieldset input={input} form={form} nameRef={nameRef} />
      <StyledActions>
        <Button type="submit" icon={<PlusIcon />}>
          Add guest
        </Button>
        {/* Hidden rather than absent: otherwise its style would be added with the first letter typed. */}
        <span hidden={isEmptyInput(input)}>
          <Button category="text" onClick={handleClear}>
            Clear
          </Button>
        </span>
      </StyledActions>
    </form>
  );
});
