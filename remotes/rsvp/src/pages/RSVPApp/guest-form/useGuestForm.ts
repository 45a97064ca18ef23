import type { FormEvent } from 'react';
import { useState } from 'react';
import { afterRelease } from '../app/afterRelease';
import { useLatest } from '../app/useLatest';
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
  const [refusal, setRefusal] = useState<{ field: Field; count: number }>();
  const check = (next: GuestInput) => checkInput(next, { guests: getGuests(), editedId });
  const latest = useLatest({ input, check });

  function change<Key extends Field>(field: Key, value: GuestInput[Key]) {
    const next = { ...input, [field]: value };
    onInput(next);
    if (errors[field])
      setErrors((before) => ({ ...before, [field]: value === '' ? undefined : check(next)[field] }));
  }

  function leave(field: Field) {
    afterRelease(() => {
      const { input, check } = latest.current;
      // An empty required field is not an error until the form is submitted.
      if (input[field] === '') return;
      setErrors((before) => ({ ...before, [field]: check(input)[field] }));
    });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = check(input);
    setErrors(found);
    const { elements } = event.currentTarget;
    const names = Object.keys(found) as Field[];
    const wrong = names.map((name) => elements.namedItem(name) as HTMLElement);
    // A folded field shows no error and takes no focus.
    for (const field of wrong) field.closest('details')?.setAttribute('open', '');
    if (wrong.length === 0) onSubmit(toGuestFields(input));
    // A field that has the focus already is not read again.
    const isFocused = wrong[0] === document.activeElement;
    setRefusal((before) =>
      isFocused && names[0] ? { field: names[0], count: (before?.count ?? 0) + 1 } : undefined,
    );
    wrong[0]?.focus();
  }

  return { errors, refusal, change, leave, submit, clearErrors: () => setErrors({}) };
}

export type GuestForm = ReturnType<typeof useGuestForm>;
