import { Button, PlusIcon } from '@portfolio/design';
import type { RefObject } from 'react';
import { memo } from 'react';
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
  const form = useGuestForm({
    input,
    onInput,
    getGuests,
    onSubmit(fields) {
      onAdd(fields);
      onInput(EMPTY_INPUT);
      nameRef.current?.focus();
    },
  });

  function handleClear() {
    onInput(EMPTY_INPUT);
    form.clearErrors();
    nameRef.current?.focus();
  }

  return (
    <form noValidate onSubmit={form.submit} aria-label="Add a guest">
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
