import type { ReactNode } from 'react';
import { StyledControlFrame, StyledField, StyledLabel } from './Field.styles';
import { FieldHint, FieldMarker, FieldMessages } from './FieldParts';
import type { FieldIds, FieldProps } from './useField';

interface LabelledControlProps extends FieldProps {
  ids: FieldIds;
  children: ReactNode;
}

/** A box-shaped control with its label, hint and messages around it. */
export function LabelledControl({ ids, children, ...field }: LabelledControlProps) {
  return (
    <StyledField>
      <StyledLabel id={ids.labelId} htmlFor={ids.controlId} data-hidden={field.isLabelHidden || undefined}>
        {field.label}
        <FieldMarker {...field} />
      </StyledLabel>
      <FieldHint ids={ids} hint={field.hint} />
      <StyledControlFrame>{children}</StyledControlFrame>
      <FieldMessages {...field} ids={ids} />
    </StyledField>
  );
}
