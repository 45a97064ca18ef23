import { EMAIL_SAMPLE, PASSWORD_MIN_LENGTH } from './patterns';

/** The messages of SPEC section 5, word for word; it has none about spaces. */
export const FORM_TEXTS = {
  required: 'Required field.',
  confirmRequired: 'Required Field',
  confirmDiffers: 'Passwords does not match',
  hasSpaces: 'Spaces are not allowed.',
  notAnOption: 'Invalid Input. Please select an option from the options below.',
  wrongEmail: `Wrong email format: Please follow the pattern ${EMAIL_SAMPLE}`,
  wrongPassword: `Wrong password format: Please follow the pattern a-z, A-Z, 0-9, !@#$%^&* and ${PASSWORD_MIN_LENGTH} or more characters`,
  summary: 'There is a problem',
  submit: 'Submit',
  reset: 'Reset',
  waiting: 'Please wait …',
} as const;

/** States the minimum length of a text. */
export function toMinLengthText(minLength: number): string {
  return `Invalid Input: Allowed minlength for input is ${minLength} characters.`;
}

/** Says by how many characters a text is too long, if it is. */
export function findExcessText(text: string, maxLength: number): string | undefined {
  const excess = text.length - maxLength;
  if (excess <= 0) return undefined;
  return `Invalid Input: Allowed maxlength for input exceeded by ${excess} ${excess === 1 ? 'character' : 'characters'}.`;
}

/** Says that a text has reached the maximum length, if it has. */
export function findLimitText(text: string, maxLength: number): string | undefined {
  return text.length < maxLength ? undefined : `Character limit of ${maxLength} reached`;
}
