import { useId } from 'react';
import type { FieldOption } from '../fields/fieldOption';
import { TextField, type TextFieldProps } from '../fields/TextField';

/** The props of a {@link StrictField}. */
export interface StrictFieldProps extends Omit<TextFieldProps, 'type' | 'list' | 'endControl'> {
  options: readonly FieldOption[];
}

/** A text input with suggestions, for when a list of all options would be too long to read. */
export function StrictField({ options, ...rest }: StrictFieldProps) {
  const listId = useId();
  return (
    <>
      <TextField autoComplete="off" {...rest} list={listId} />
      <datalist id={listId}>
        {options
          .filter(({ isDisabled }) => !isDisabled)
          .map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
      </datalist>
    </>
  );
}
