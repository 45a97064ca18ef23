import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlBox } from './Field.styles';
import { LabelledControl } from './LabelledControl';
import { useField, type FieldProps } from './useField';

type NativeProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type' | 'required'>;

/** What a {@link TextField} takes, beside the attributes of the native element. */
export interface TextFieldProps extends FieldProps, NativeProps {
  value: string;
  onChange: (value: string) => void;
  /** Default "text". */
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | 'number' | 'date' | 'time' | 'color';
}

const StyledInput = styled.input`
  ${controlBox}

  &[type='color'] {
    inline-size: 4.5rem;
    padding: 0.25rem;
  }
`;

/** One line of text. Controlled; other attributes go to the `<input>`. */
export function TextField({
  label,
  isLabelHidden,
  hint,
  error,
  isRequired,
  isOptional,
  onChange,
  type = 'text',
  id,
  ...rest
}: TextFieldProps) {
  const field = { label, isLabelHidden, hint, error, isRequired, isOptional };
  const { ids, aria } = useField(field, id);
  return (
    <LabelledControl {...field} ids={ids}>
      <StyledInput
        {...rest}
        {...aria}
        id={ids.controlId}
        type={type}
        required={isRequired}
        onChange={(event) => onChange(event.target.value)}
      />
    </LabelledControl>
  );
}
