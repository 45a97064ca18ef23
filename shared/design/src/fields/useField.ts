import { useId, type ReactNode } from 'react';

/** What every field says of itself. */
export interface FieldProps {
  label: string;
  /** Keeps the label for screen readers only, where the place explains the field to everyone else. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  /** Says what is wrong and how to mend it; marks the field as invalid. */
  error?: string;
  /** Shows the asterisk of SPEC section 5. */
  isRequired?: boolean;
  /** Shows the optional marker of SPEC section 5. */
  isOptional?: boolean;
}

/** The ids that tie a field's parts together. */
export interface FieldIds {
  controlId: string;
  labelId: string;
  hintId: string;
  errorId: string;
}

/**
 * Ties a control to its label, hint and error.
 *
 * @param field - what the field says
 * @param id - the control's id, where its owner needs to know it
 * @returns the ids, and the ARIA attributes for the control
 */
export function useField({ hint, error }: Pick<FieldProps, 'hint' | 'error'>, id?: string) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const ids: FieldIds = {
    controlId,
    labelId: `${controlId}-label`,
    hintId: `${controlId}-hint`,
    errorId: `${controlId}-error`,
  };
  const describedBy = [hint && ids.hintId, error && ids.errorId].filter(Boolean).join(' ');
  const aria = {
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return { ids, aria };
}
