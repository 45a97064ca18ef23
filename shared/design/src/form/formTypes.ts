import type { ReactNode } from 'react';
import type { FieldOption } from '../fields/fieldOption';
import type { TopLevelDomain } from './patterns';

interface BaseField {
  /** The key of its value in the form's values. */
  name: string;
  label: string;
  hint?: ReactNode;
  /** Required fields show an asterisk, the others say that they are optional. */
  isRequired?: boolean;
  /** The kind of value that password managers and browsers fill in. */
  autoComplete?: string;
}

interface LimitedField extends BaseField {
  minLength?: number;
  /** Default 50. */
  maxLength?: number;
  placeholder?: string;
  defaultValue?: string;
}

interface CheckedField extends LimitedField {
  /** False skips pattern and checklist, as for signing in (default true). */
  isChecked?: boolean;
}

interface ChoiceField extends BaseField {
  options: readonly FieldOption[];
  defaultValue?: string;
}

/** One input of a {@link Form}: its kind determines rules, messages and looks. SPEC section 5. */
export type FormField =
  | ({
      kind: 'text';
      /** False for a name of one word (default true). */
      canHaveSpaces?: boolean;
    } & LimitedField)
  | ({ kind: 'textarea' } & LimitedField)
  | ({ kind: 'email'; /** Default "short". */ topLevelDomain?: TopLevelDomain } & CheckedField)
  | ({ kind: 'password' } & CheckedField)
  /** Confirms the password input named by `repeats`. */
  | ({ kind: 'passwordConfirm'; repeats: string } & BaseField)
  /** The value of a `strict` input is typed, with suggestions, and must be one of the options. */
  | ({ kind: 'select' | 'strict' | 'radio'; placeholder?: string } & ChoiceField)
  | ({ kind: 'checkbox'; defaultValue?: boolean } & BaseField);

/** Values by name: true or false for a checkbox, text for everything else. */
export type FormValues = Record<string, string | boolean>;

/** The messages of a form or an input, shown in this order. */
export interface ResponseMessages {
  error?: string;
  warning?: string;
  info?: string;
}

/**
 * The result of a submission that was refused. Everything typed is kept. `error` and `warning` disable the submit
 * button until something changes; what a server refuses belongs in `info` and `fieldErrors`, which do not: the visitor
 * may try again. DECISIONS 27.
 */
export interface FormAnswer extends ResponseMessages {
  /** Messages by field name, for values that passed the form's own rules but were refused; shown until they change. */
  fieldErrors?: Readonly<Record<string, string>>;
}
