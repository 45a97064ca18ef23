import { FORM_TEXTS, findExcessText, findLimitText, toMinLengthText } from './formTexts';
import type { FormField, FormValues } from './formTypes';
import {
  EMAIL_MAX_LENGTH,
  EMAIL_PATTERNS,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PASSWORD_PATTERN,
  TEXT_MAX_LENGTH,
} from './patterns';

/** True if nothing was typed, chosen or ticked. Spaces alone count as nothing, except in passwords. */
export function isFieldEmpty(field: FormField, values: FormValues): boolean {
  const value = values[field.name];
  if (field.kind === 'checkbox') return value !== true;
  const text = toText(value);
  return field.kind.startsWith('password') ? text === '' : text.trim() === '';
}

/**
 * Checks one input.
 *
 * @returns the message of SPEC section 5, or null if the value is valid
 */
export function findFieldError(field: FormField, values: FormValues): string | null {
  const isConfirm = field.kind === 'passwordConfirm';
  if (isFieldEmpty(field, values)) {
    if (!field.isRequired) return null;
    return isConfirm ? FORM_TEXTS.confirmRequired : FORM_TEXTS.required;
  }
  const value = toText(values[field.name]);
  if (isConfirm) return value === toText(values[field.repeats]) ? null : FORM_TEXTS.confirmDiffers;
  return findLengthError(field, toMeasured(field, values)) ?? findFormatError(field, value);
}

/**
 * Returns a remark on a value that is worth knowing but is not an error.
 *
 * @returns undefined if there is nothing to say
 */
export function findFieldInfo(field: FormField, values: FormValues): string | undefined {
  const maxLength = findMaxLength(field);
  return maxLength === null ? undefined : findLimitText(toMeasured(field, values), maxLength);
}

/** The text whose length counts: in a field of one line, without the spaces around it, which the recipient removes. */
function toMeasured(field: FormField, values: FormValues): string {
  const text = toText(values[field.name]);
  return field.kind === 'text' || field.kind === 'email' ? text.trim() : text;
}

function findMaxLength(field: FormField): number | null {
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return field.maxLength ?? TEXT_MAX_LENGTH;
    case 'email':
      return field.maxLength ?? EMAIL_MAX_LENGTH;
    case 'password':
      return field.maxLength ?? PASSWORD_MAX_LENGTH;
    default:
      return null;
  }
}

function findMinLength(field: FormField): number {
  if (!('minLength' in field) && field.kind === 'password' && field.isChecked !== false)
    return PASSWORD_MIN_LENGTH;
  return ('minLength' in field && field.minLength) || 0;
}

function findLengthError(field: FormField, value: string): string | null {
  const maxLength = findMaxLength(field);
  const excess = maxLength === null ? null : findExcessText(value, maxLength);
  const minLength = findMinLength(field);
  return excess ?? (value.length < minLength ? toMinLengthText(minLength) : null);
}

function findFormatError(field: FormField, value: string): string | null {
  switch (field.kind) {
    case 'text':
      return field.canHaveSpaces === false && /\s/.test(value.trim()) ? FORM_TEXTS.hasSpaces : null;
    case 'email':
      return field.isChecked === false || EMAIL_PATTERNS[field.topLevelDomain ?? 'short'].test(value.trim())
        ? null
        : FORM_TEXTS.wrongEmail;
    case 'password':
      return field.isChecked === false || PASSWORD_PATTERN.test(value) ? null : FORM_TEXTS.wrongPassword;
    case 'select':
    case 'strict':
    case 'radio':
      return field.options.some((option) => option.value === value && !option.isDisabled)
        ? null
        : FORM_TEXTS.notAnOption;
    default:
      return null;
  }
}

function toText(value: string | boolean | undefined): string {
  return typeof value === 'string' ? value : '';
}
