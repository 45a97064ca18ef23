import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlBox } from './Field.styles';
import { LabelledControl } from './LabelledControl';
import { takeField, useField, type FieldProps } from './useField';

type NativeProps = Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'onChange' | 'required'>;

/** The props of a {@link TextArea}, beside the attributes of the native element. */
export interface TextAreaProps extends FieldProps, NativeProps {
  value: string;
  onChange: (value: string) => void;
}

const StyledTextArea = styled.textarea`
  ${controlBox}
  line-height: 1.5;
  resize: vertical;
`;

/** Several lines of text. Controlled; other attributes go to the `<textarea>`. */
export function TextArea(props: TextAreaProps) {
  const [field, { onChange, rows = 4, id, ...rest }] = takeField(props);
  const { ids, aria } = useField(field, id);
  return (
    <LabelledControl {...field} ids={ids}>
      <StyledTextArea
        {...rest}
        {...aria}
        id={ids.controlId}
        rows={rows}
        required={field.isRequired}
        onChange={(event) => onChange(event.target.value)}
      />
    </LabelledControl>
  );
}
