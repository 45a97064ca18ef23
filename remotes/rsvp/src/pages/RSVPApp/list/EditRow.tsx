import { Button } from '@portfolio/design';
import { isComposing } from '@portfolio/kit';
import type { KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';
import { GuestFieldset } from '../guest-form/GuestFieldset';
import { StyledActions } from '../guest-form/GuestFieldset.styles';
import type { GuestInput } from '../guest-form/guestInput';
import { useGuestForm } from '../guest-form/useGuestForm';
import type { Guest, GuestFields } from '../guest-list/guest';

interface EditRowProps {
  guest: Guest;
  guests: readonly Guest[];
  input: GuestInput;
  position: number;
  setSize: number;
  onInput: (input: GuestInput) => void;
  onSave: (fields: GuestFields) => void;
  onCancel: () => void;
}

/** A form in place of the row of the guest being edited. Enter saves, Escape discards the changes. */
export function EditRow(props: EditRowProps) {
  const { guest, guests, input, position, setSize, onInput, onSave, onCancel } = props;
  const form = useGuestForm({
    input,
    onInput,
    getGuests: () => guests,
    editedId: guest.id,
    onSubmit: onSave,
  });
  const nameRef = useRef<HTMLInputElement>(null);
  const isGone = !guests.some(({ id }) => id === guest.id);

  useEffect(() => {
    nameRef.current?.focus({ preventScroll: true });
    nameRef.current?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, []);

  function handleKeyDown(event: KeyboardEvent) {
    // An Escape that closes an input method's suggestions is not meant for the form.
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
    event.stopPropagation();
    onCancel();
  }

  return (
    <li className="edited" data-row={guest.id} aria-setsize={setSize} aria-posinset={position}>
      <form noValidate aria-label={`Edit ${guest.name}`} onSubmit={form.submit} onKeyDown={handleKeyDown}>
        <GuestFieldset isUnfolded input={input} form={form} nameRef={nameRef} />
        {isGone && <p role="alert">{guest.name} is no longer on the list. Saving puts this guest back.</p>}
        <StyledActions>
          <Button type="submit" aria-keyshortcuts="Enter">
            Save
          </Button>
          <Button category="border" onClick={onCancel} aria-keyshortcuts="Escape">
            Cancel
          </Button>
        </StyledActions>
      </form>
    </li>
  );
}
