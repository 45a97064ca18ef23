import { useState } from 'react';
import { useForm, useWatch, type FieldErrors, type Resolver } from 'react-hook-form';
import type { FormAnswer, FormField, FormValues, ResponseMessages } from './formTypes';
import { hasMessage, isSubmitBlocked } from './isSubmitBlocked';
import { findFieldError, isFieldEmpty } from './validateField';

interface FormStateOptions {
  fields: readonly FormField[];
  hasValidation: boolean;
  canSkipPasswordConfirm: boolean;
  initialValues: FormValues | undefined;
  onChange: ((values: FormValues) => void) | undefined;
  onSubmit: (values: FormValues) => FormAnswer | undefined | Promise<FormAnswer | undefined>;
  onBlocked: ((values: FormValues) => boolean | undefined) | undefined;
}

/**
 * Manages the state of a form: messages appear on blur and on submit and disappear once fixed. DECISIONS 15.
 *
 * @returns the state and handlers that {@link Form} renders
 */
export function useFormState(options: FormStateOptions) {
  const { fields, hasValidation, canSkipPasswordConfirm, initialValues, onChange, onSubmit, onBlocked } =
    options;
  /** By field name, why the form's owner refused the value. Not one of the errors, which disable the button. */
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const [response, setResponse] = useState<ResponseMessages>({});
  const [attempt, setAttempt] = useState(0);
  /** The input that takes the focus; a new object each time. */
  const [wanted, setWanted] = useState<{ name: string } | null>(null);
  const defaultValues = toDefaultValues(fields);

  function findError(field: FormField, values: FormValues): string | null {
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
    defaultValues: { ...defaultValues, ...initialValues },
    resolver,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
  const { control, formState, getFieldState, getValues, handleSubmit, reset, trigger } = form;
  const { errors, isSubmitting } = formState;
  const values = { ...defaultValues, ...useWatch({ control }) } as FormValues;
  const messages = [response, ...fields.map(({ name }) => ({ error: errors[name]?.message }))];

  async function submit(): Promise<void> {
    const { fieldErrors = {}, ...rest } = (await onSubmit(getValues())) ?? {};
    setResponse(rest);
    setRefusals(fieldErrors);
    if (Object.keys(fieldErrors).length > 0) countAttempt();
  }

  const countAttempt = () => setAttempt((count) => count + 1);
  const sendIfRight = handleSubmit(submit, countAttempt);

  return {
    control,
    /** The message of an input: what breaks its rules, or else why its value was refused. */
    findMessage: (name: string) => errors[name]?.message ?? refusals[name],
    response,
    attempt,
    wanted,
    isSubmitting,
    isBlocked: isSubmitBlocked({ fields, values, messages, hasValidation, canSkipPasswordConfirm }),
    handleSubmit: sendIfRight,
    /** The visitor pressed the disabled button, or Enter: say why it is disabled. */
    async handleBlocked() {
      const isAnnounced = onBlocked?.(getValues()) === true;
      if (!(await trigger())) {
        const first = fields.find(({ name }) => getFieldState(name).invalid);
        if (!isAnnounced || first === undefined) return countAttempt();
        setAttempt(0);
        setWanted({ name: first.name });
      }
      // Not yet re-rendered since the fix: password managers fill in and submit at once.
      else if (!hasMessage(response)) await sendIfRight();
    },
    handleReset() {
      setRefusals({});
      setResponse({});
      setAttempt(0);
      reset(defaultValues);
      onChange?.(defaultValues);
    },
    handleChange(name: string) {
      setResponse({});
      setRefusals(({ [name]: _changed, ...others }) => others);
      onChange?.(getValues());
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
