import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { controlBox } from './Field.styles';
import { LabelledControl } from './LabelledControl';
import { takeField, useField, type FieldProps } from './useField';

type NativeProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type' | 'required'>;

/** The props of a {@link TextField}, beside the attributes of the native element. */
export interface TextFieldProps extends FieldProps, NativeProps {
  value: string;
  onChange: (value: string) => void;
  /** A small control inside the box, at its end. */
  endControl?: ReactNode;
  /** Default "text". */
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | 'number' | 'date' | 'time' | 'color';
}

const StyledInput = styled.input`
  ${controlBox}

  &:where(:not(:last-child)) {
    padding-inline-end: 5rem;
  }

  &[type='color'] {
    inline-size: 4.5rem;
    padding: 0.25rem;
  }
`;

const StyledEnd = styled.div`
  position: absolute;
  inset: 0 0 0 auto;
  display: flex;
  align-items: center;
  padding-inline-end: 0.5rem;
`;

/** One line of text. Controlled; other attributes go to the `<input>`. */
export function TextField(props: TextFieldProps) {
  const [field, { onChange, endControl, type = 'text', id, ...rest }] = takeField(props);
  const { ids, aria } = useField(field, id);
  return (
    <LabelledControl {...field} ids={ids}>
      <StyledInput
        {...rest}
        {...aria}
        id={ids.controlId}
        type={type}
        required={field.isRequired}
        onChange={(event) => onChange(event.target.value)}
      />
      {endControl !== undefined && <StyledEnd>{endControl}</StyledEnd>}
    </LabelledControl>
  );
}
