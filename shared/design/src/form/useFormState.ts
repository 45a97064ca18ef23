import { useState } from 'react';
import { useForm, useWatch, type FieldErrors, type Resolver } from 'react-hook-form';
import type { FormAnswer, FormField, FormValues, ResponseMessages } from './formTypes';
import { hasMessage, isSubmitBlocked } from './isSubmitBlocked';
import { findFieldError, isFieldEmpty } from './validateField';

interface FormStateOptions {
  fields: readonly FormField[];
  hasValidation: boolean;
  canSkipPasswordConfirm: boolean;
  onSubmit: (values: FormValues) => FormAnswer | undefined | Promise<FormAnswer | undefined>;
  onBlocked: ((values: FormValues) => void) | undefined;
}

/** A value that the form's owner refused; it stays refused until it changes. */
interface Refusal {
  value: string | boolean | undefined;
  message: string;
}

/**
 * Manages the state of a form: messages appear on blur and on submit and disappear once fixed. DECISIONS 15.
 *
 * @returns the state and handlers that {@link Form} renders
 */
export function useFormState(options: FormStateOptions) {
  const { fields, hasValidation, canSkipPasswordConfirm, onSubmit, onBlocked } = options;
  const [refusals] = useState(() => new Map<string, Refusal>());
  const [response, setResponse] = useState<ResponseMessages>({});
  const [attempt, setAttempt] = useState(0);
  const defaultValues = toDefaultValues(fields);

  function findError(field: FormField, values: FormValues): string | null {
    const refusal = refusals.get(field.name);
    if (refusal !== undefined && refusal.value === values[field.name]) return refusal.message;
    const isSkipped =
      canSkipPasswordConfirm && field.kind === 'passwordConfirm' && isFieldEmpty(field, values);
    return hasValidation && !isSkipped ? findFieldError(field, values) : null;
  }

  const resolver: Resolver<FormValues> = (values) => {
    const found = fields.flatMap((field) => {
      const message = findError(field, values);
      return message === null ? [] : [[field.name, { type: 'rule', message }] as const];
    });
    return found.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: Object.fromEntries(found) as FieldErrors<FormValues> };
  };

  const form = useForm<FormValues>({
    defaultValues,
    resolver,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
  const { control, formState, getValues, handleSubmit, reset, trigger } = form;
  const { errors, isSubmitting } = formState;
  const values = { ...defaultValues, ...useWatch({ control }) } as FormValues;
  const messages = [response, ...fields.map(({ name }) => ({ error: errors[name]?.message }))];

  async function submit(): Promise<void> {
    const answer = await onSubmit(getValues());
    if (!answer) return;
    const { fieldErrors = {}, ...rest } = answer;
    setResponse(rest);
    const names = Object.keys(fieldErrors);
    if (names.length === 0) return;
    for (const name of names)
      refusals.set(name, { value: getValues(name), message: fieldErrors[name] ?? '' });
    await trigger(names);
    countAttempt();
  }

  const countAttempt = () => setAttempt((count) => count + 1);
  const sendIfRight = handleSubmit(submit, countAttempt);

  return {
    control,
    errors,
    response,
    attempt,
    isSubmitting,
    isBlocked: isSubmitBlocked({ fields, values, messages, hasValidation, canSkipPasswordConfirm }),
    handleSubmit: sendIfRight,
    /** The visitor pressed the disabled button, or Enter: say why it is disabled. */
    async handleBlocked() {
      onBlocked?.(getValues());
      if (!(await trigger())) countAttempt();
      // Not yet re-rendered since the fix: password managers fill in and submit at once.
      else if (!hasMessage(response)) await sendIfRight();
    },
    handleReset() {
      refusals.clear();
      setResponse({});
      setAttempt(0);
      reset(defaultValues);
    },
    handleChange(name: string) {
      setResponse({});
      // Updates existing errors only: a new one shows when the visitor leaves the input.
      const isAffected = (field: FormField) =>
        field.name === name || (field.kind === 'passwordConfirm' && field.repeats === name);
      const wrong = fields.filter((field) => isAffected(field) && errors[field.name] !== undefined);
      if (wrong.length > 0) void trigger(wrong.map((field) => field.name));
    },
  };
}

function toDefaultValues(fields: readonly FormField[]): FormValues {
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      ('defaultValue' in field ? field.defaultValue : undefined) ?? (field.kind === 'checkbox' ? false : ''),
    ]),
  );
}
