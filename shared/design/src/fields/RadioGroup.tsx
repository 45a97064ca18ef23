import { useId, type ReactNode, type Ref } from 'react';
import { FieldHint, FieldMarker, FieldMessages } from './FieldParts';
import { StyledGroup, StyledLegend, StyledOptions, StyledRow, StyledSegment } from './RadioGroup.styles';
import { StyledTickBox } from './tickBox';
import type { RadioGroupLook } from './RadioGroup.styles';
import type { FieldOption } from './fieldOption';
import { takeField, useField, type FieldProps } from './useField';

/** One choice of a {@link RadioGroup}. Its label may have parts, such as a name and a count. */
type RadioOption<Value extends string> = Omit<FieldOption<Value>, 'label'> & { label: ReactNode };

/** The props of a {@link RadioGroup}. */
export interface RadioGroupProps<Value extends string> extends FieldProps {
  options: readonly RadioOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** The radios' shared name; a unique one by default. */
  name?: string;
  /** "list" stacks them, "inline" sets them side by side, "segments" joins them into one bar (default "list"). */
  look?: RadioGroupLook;
  isDisabled?: boolean;
  /** The group's id, if the parent needs to know it. */
  id?: string;
  ref?: Ref<HTMLFieldSetElement>;
}

/** One choice of a few, all visible: native radio buttons in a labelled group. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const [field, { options, value, onChange, name, look = 'list', isDisabled, id, ref }] = takeField(props);
  const { label, isLabelHidden, hint, isRequired, isOptional } = field;
  const ownName = useId();
  const { ids, aria } = useField(field, id);
  const Option = look === 'segments' ? StyledSegment : StyledRow;
  return (
    <StyledGroup
      ref={ref}
      id={ids.controlId}
      disabled={isDisabled}
      aria-describedby={aria['aria-describedby']}
    >
      <StyledLegend data-hidden={isLabelHidden || undefined}>
        {label}
        <FieldMarker isRequired={isRequired} isOptional={isOptional} />
      </StyledLegend>
      <FieldHint ids={ids} hint={hint} />
      <StyledOptions data-look={look}>
        {options.map((option) => {
          const radio = {
            type: 'radio',
            name: name ?? ownName,
            value: option.value,
            checked: option.value === value,
            disabled: option.isDisabled,
            required: isRequired,
            'aria-invalid': aria['aria-invalid'],
            onChange: () => onChange(option.value),
          } as const;
          return (
            <Option key={option.value}>
              {look === 'segments' ? <input {...radio} /> : <StyledTickBox {...radio} />}
              {option.label}
            </Option>
          );
        })}
      </StyledOptions>
      <FieldMessages {...field} ids={ids} />
    </StyledGroup>
  );
}
