import type { FormEvent } from 'react';
import { useState } from 'react';
import type { Guest, GuestFields } from '../guest-list/guest';
import type { GuestInput, GuestInputErrors } from './guestInput';
import { checkInput, toGuestFields } from './guestInput';

interface GuestFormOptions {
  input: GuestInput;
  onInput: (input: GuestInput) => void;
  /** Called when input is checked, so that a form does not re-render for every change of the list. */
  getGuests: () => readonly Guest[];
  editedId?: string;
  onSubmit: (fields: GuestFields) => void;
}

type Field = keyof GuestInput;

/**
 * The state of a guest form. A field is checked when it is left and when the form is submitted; an error disappears
 * with the keystroke that fixes it.
 */
export function useGuestForm({ input, onInput, getGuests, editedId, onSubmit }: GuestFormOptions) {
  const [errors, setErrors] = useState<GuestInputErrors>({});
  const check = (next: GuestInput) => checkInput(next, { guests: getGuests(), editedId });

  function change<Key extends Field>(field: Key, value: GuestInput[Key]) {
    const next = { ...input, [field]: value };
    onInput(next);
    if (errors[field]) setErrors((before) => ({ ...before, [field]: check(next)[field] }));
  }

  function leave(field: Field) {
    // An empty required field is not an error until the form is submitted.
    if (input[field] === '') return;
    setErrors((before) => ({ ...before, [field]: check(input)[field] }));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = check(input);
    setErrors(found);
    const { elements } = event.currentTarget;
    const wrong = Object.keys(found).map((name) => elements.namedItem(name) as HTMLElement);
    // A folded field shows no error and takes no focus.
    for (const field of wrong) field.closest('details')?.setAttribute('open', '');
    if (wrong.length === 0) onSubmit(toGuestFields(input));
    else wrong[0]?.focus();
  }

  return { errors, change, leave, submit, clearErrors: () => setErrors({}) };
}

export type GuestForm = ReturnType<typeof useGuestForm>;
