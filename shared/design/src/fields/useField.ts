import { useId, type ReactNode } from 'react';

/** The props of every field. */
export interface FieldProps {
  label: string;
  /** Shows the label to screen readers only, if its position makes it obvious to everyone else. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  /** Says what is wrong and how to fix it; marks the field as invalid. */
  error?: string;
  /** Says what might be wrong. */
  warning?: string;
  /** Says something good to know. */
  info?: string;
  /** Shown below the messages and describes the control, such as a checklist. */
  details?: ReactNode;
  /** Shows the asterisk of SPEC section 5. */
  isRequired?: boolean;
  /** Shows the optional marker of SPEC section 5. */
  isOptional?: boolean;
}

/** The texts that describe a control. Messages come in the order error, warning, info; SPEC section 5. */
export type FieldMessages = Pick<FieldProps, 'hint' | 'error' | 'warning' | 'info' | 'details'>;

/** The ids that connect a field's parts. */
export interface FieldIds {
  controlId: string;
  labelId: string;
  hintId: string;
  errorId: string;
  warningId: string;
  infoId: string;
  detailsId: string;
}

/** Splits props into those that every field has and those of the particular control. */
export function takeField<Props extends FieldProps>(
  props: Props,
): [field: FieldProps, rest: Omit<Props, keyof FieldProps>] {
  const { label, isLabelHidden, hint, error, warning, info, details, isRequired, isOptional, ...rest } =
    props;
  return [{ label, isLabelHidden, hint, error, warning, info, details, isRequired, isOptional }, rest];
}

/**
 * Connects a control to its label, hint, messages and details.
 *
 * @param field - the props that every field has
 * @param id - the control's id, if the parent needs to know it
 * @returns the ids, and the ARIA attributes for the control
 */
export function useField({ hint, error, warning, info, details }: FieldMessages, id?: string) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const ids: FieldIds = {
    controlId,
    labelId: `${controlId}-label`,
    hintId: `${controlId}-hint`,
    errorId: `${controlId}-error`,
    warningId: `${controlId}-warning`,
    infoId: `${controlId}-info`,
    detailsId: `${controlId}-details`,
  };
  const describedBy = [
    hint && ids.hintId,
    error && ids.errorId,
    warning && ids.warningId,
    info && ids.infoId,
    details && ids.detailsId,
  ]
    .filter(Boolean)
    .join(' ');
  const aria = {
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return { ids, aria };
}
