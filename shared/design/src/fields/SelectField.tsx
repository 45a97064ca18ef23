import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { ChevronDownIcon } from '../icons/arrowIcons';
import { controlBox } from './Field.styles';
import type { FieldOption } from './fieldOption';
import { LabelledControl } from './LabelledControl';
import { takeField, useField, type FieldProps } from './useField';

type NativeProps = Omit<
  ComponentPropsWithRef<'select'>,
  'value' | 'onChange' | 'required' | 'multiple' | 'children'
>;

/** The props of a {@link SelectField}, beside the attributes of the native element. */
export interface SelectFieldProps<Value extends string> extends FieldProps, NativeProps {
  options: readonly FieldOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

const StyledSelect = styled.select`
  ${controlBox}
  padding-inline-end: 2.5rem;
  appearance: none;
  text-overflow: ellipsis;
`;

const StyledSign = styled.span`
  position: absolute;
  inset: 0 0.75rem 0 auto;
  display: grid;
  place-content: center;
  pointer-events: none;
`;

/** One choice of several, in a native select. Controlled; other attributes go to the `<select>`. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const [field, { options, onChange, id, ...rest }] = takeField(props);
  const { ids, aria } = useField(field, id);
  return (
    <LabelledControl {...field} ids={ids}>
      <StyledSelect
        {...rest}
        {...aria}
        id={ids.controlId}
        required={field.isRequired}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </StyledSelect>
      <StyledSign>
        <ChevronDownIcon sizePx={18} />
      </StyledSign>
    </LabelledControl>
  );
}
