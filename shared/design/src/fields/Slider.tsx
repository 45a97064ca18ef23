import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { StyledField, StyledLabel } from './Field.styles';
import { FieldHint, FieldMessages } from './FieldParts';
import { StyledHead, StyledSlider, StyledValue } from './Slider.styles';
import { takeField, useField, type FieldProps } from './useField';

type NativeProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'type' | 'min' | 'max' | 'step'
>;

/** The props of a {@link Slider}, beside the attributes of the native element. */
export interface SliderProps extends Omit<FieldProps, 'isRequired' | 'isOptional'>, NativeProps {
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step: number;
  /** The value in words or with its unit, such as "1.5 times" (default the number). */
  valueText?: string;
}

/** A number in a range. Controlled; other attributes go to the `<input>`. */
export function Slider(props: SliderProps) {
  const [field, { value, onChange, min, max, valueText, id, style, ...rest }] = takeField(props);
  const { label, isLabelHidden = false, hint } = field;
  const { ids, aria } = useField(field, id);
  const share = max > min ? (value - min) / (max - min) : 0;
  return (
    <StyledField>
      <StyledHead>
        <StyledLabel htmlFor={ids.controlId} data-hidden={isLabelHidden || undefined}>
          {label}
        </StyledLabel>
        {/* The slider announces its value; a live region would announce it twice. */}
        <StyledValue aria-hidden="true">{valueText ?? value}</StyledValue>
      </StyledHead>
      <FieldHint ids={ids} hint={hint} />
      <StyledSlider
        {...rest}
        {...aria}
        id={ids.controlId}
        type="range"
        min={min}
        max={max}
        value={value}
        aria-valuetext={valueText}
        style={{ ...style, '--slider-fill': `${share * 100}%` } as CSSProperties}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <FieldMessages {...field} ids={ids} />
    </StyledField>
  );
}
