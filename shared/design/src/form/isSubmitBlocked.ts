import type { FormField, FormValues, ResponseMessages } from './formTypes';
import { isFieldEmpty } from './validateField';

interface SubmitState {
  fields: readonly FormField[];
  values: FormValues;
  /** The current messages of the inputs and the form. */
  messages: readonly ResponseMessages[];
  hasValidation: boolean;
  canSkipPasswordConfirm: boolean;
}

/** Says whether the submit button is disabled, SPEC section 4. */
export function isSubmitBlocked(state: SubmitState): boolean {
  const { fields, values, messages, hasValidation, canSkipPasswordConfirm } = state;
  if (messages.some(hasMessage)) return true;
  if (!hasValidation) return false;
  return fields
    .filter(({ kind }) => !(canSkipPasswordConfirm && kind === 'passwordConfirm'))
    .some((field) => field.isRequired && isFieldEmpty(field, values));
}

/** Says whether there is something to fix: an error or a warning. */
export function hasMessage({ error, warning }: ResponseMessages): boolean {
  return error !== undefined || warning !== undefined;
}
