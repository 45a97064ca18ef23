import { useEffect, useImperativeHandle, useRef, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { StyledField } from './Field.styles';
import { FieldHint, FieldMarker, FieldMessages } from './FieldParts';
import { StyledTickBox, tickRow } from './tickBox';
import { takeField, useField, type FieldProps } from './useField';

type NativeProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'checked' | 'onChange' | 'type' | 'required'
>;

/** The props of a {@link Checkbox}, beside the attributes of the native element. */
export interface CheckboxProps extends FieldProps, NativeProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** Neither on nor off: it represents several boxes, some of which are on. */
  isIndeterminate?: boolean;
}

const StyledRow = styled.label`
  ${tickRow}
`;

/** A choice that is on, off or mixed. Controlled; other attributes go to the `<input>`. */
export function Checkbox(props: CheckboxProps) {
  const [field, { isChecked, isIndeterminate = false, onChange, id, ref, ...rest }] = takeField(props);
  const { label, isLabelHidden = false, hint, isRequired, isOptional } = field;
  const { ids, aria } = useField(field, id);
  const boxRef = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => boxRef.current as HTMLInputElement);

  // HTML has no attribute for the mixed state.
  useEffect(() => {
    if (boxRef.current) boxRef.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);

  return (
    <StyledField>
      <StyledRow>
        <StyledTickBox
          {...rest}
          {...aria}
          ref={boxRef}
          id={ids.controlId}
          type="checkbox"
          checked={isChecked}
          required={isRequired}
          onChange={(event) => onChange(event.target.checked)}
        />
        {isLabelHidden ? (
          <VisuallyHidden>{label}</VisuallyHidden>
        ) : (
          <span>
            {label}
            <FieldMarker isRequired={isRequired} isOptional={isOptional} />
          </span>
        )}
      </StyledRow>
      <FieldHint ids={ids} hint={hint} />
      <FieldMessages {...field} ids={ids} />
    </StyledField>
  );
}
