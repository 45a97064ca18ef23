import { useEffect, useId, useRef } from 'react';
import { Button } from '../button/Button';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { ErrorSummary, focusControl } from './ErrorSummary';
import { StyledActions, StyledForm, StyledMessage, StyledResponse, StyledWaiting } from './Form.styles';
import { FormControl } from './FormControl';
import { FORM_TEXTS } from './formTexts';
import type { FormAnswer, FormField, FormValues, ResponseMessages } from './formTypes';
import { useFormState } from './useFormState';

export type { FormAnswer, FormField, FormValues };

/** The fields of a {@link Form} and its callbacks. */
export interface FormProps {
  /** Names the form. */
  label: string;
  fields: readonly FormField[];
  /** Values that the inputs have at first, in place of their default values, which Reset restores. */
  initialValues?: FormValues;
  /** Called with all values after each change and after Reset. */
  onChange?: (values: FormValues) => void;
  /** Called with values that pass all rules. The messages it returns are shown, and everything typed is kept. */
  onSubmit: (values: FormValues) => FormAnswer | undefined | Promise<FormAnswer | undefined>;
  /**
   * Called on a submit while the button is disabled. True says that it has announced what is missing: the first wrong
   * input takes the focus, and there is no summary.
   */
  onBlocked?: (values: FormValues) => boolean | undefined;
  /** Default "Submit". */
  submitLabel?: string;
  /** True hides the Reset button. */
  isSingleAction?: boolean;
  /** False submits whatever has been entered (default true). */
  hasValidation?: boolean;
  /** True keeps an empty password confirmation from disabling the button. */
  canSkipPasswordConfirm?: boolean;
}

/**
 * A form with its inputs, messages and buttons.
 *
 * The disabled submit button stays focusable: pressing it shows what is missing, in a summary that takes the
 * focus.
 *
 * @see SPEC sections 4 and 5
 */
export function Form({
  label,
  fields,
  initialValues,
  submitLabel = FORM_TEXTS.submit,
  isSingleAction = false,
  hasValidation = true,
  canSkipPasswordConfirm = false,
  onChange,
  onSubmit,
  onBlocked,
}: FormProps) {
  const formId = useId();
  const state = useFormState({
    fields,
    hasValidation,
    canSkipPasswordConfirm,
    initialValues,
    onChange,
    onSubmit,
    onBlocked,
  });
  const { findMessage, isBlocked, isSubmitting, attempt, wanted } = state;
  const toControlId = (name: string) => `${formId}-${name}`;

  // Once its error is rendered, so that it is announced with the input; not again if a form that was hidden is shown.
  const focused = useRef<typeof wanted>(null);
  useEffect(() => {
    if (wanted !== null && wanted !== focused.current) focusControl(`${formId}-${wanted.name}`);
    focused.current = wanted;
  }, [formId, wanted]);

  const problems = fields.flatMap(({ name, label: fieldLabel }) => {
    const message = findMessage(name);
    return message === undefined ? [] : [{ controlId: toControlId(name), label: fieldLabel, message }];
  });

  return (
    <StyledForm
      noValidate
      aria-label={label}
      aria-busy={isSubmitting}
      onSubmit={(event) => void state.handleSubmit(event)}
      onReset={(event) => {
        event.preventDefault();
        state.handleReset();
      }}
    >
      {attempt > 0 && problems.length > 0 && <ErrorSummary items={problems} attempt={attempt} />}
      {fields.map((field) => (
        <FormControl
          key={field.name}
          field={field}
          control={state.control}
          id={toControlId(field.name)}
          error={findMessage(field.name)}
          onChange={state.handleChange}
        />
      ))}
      <Response messages={state.response} />
      <StyledActions>
        {/* Enter in an input triggers a click on this button, too. */}
        <span onClick={isBlocked && !isSubmitting ? () => void state.handleBlocked() : undefined}>
          <Button type="submit" aria-disabled={isBlocked || isSubmitting || undefined}>
            {submitLabel}
          </Button>
        </span>
        {!isSingleAction && (
          <Button type="reset" category="border">
            {FORM_TEXTS.reset}
          </Button>
        )}
        <StyledWaiting role="status">{isSubmitting && FORM_TEXTS.waiting}</StyledWaiting>
      </StyledActions>
    </StyledForm>
  );
}

function Response({ messages: { error, warning, info } }: { messages: ResponseMessages }) {
  return (
    <StyledResponse role="status">
      {error && (
        <StyledMessage data-kind="danger">
          <VisuallyHidden>Error: </VisuallyHidden>
          {error}
        </StyledMessage>
      )}
      {warning && (
        <StyledMessage data-kind="warning">
          <VisuallyHidden>Warning: </VisuallyHidden>
          {warning}
        </StyledMessage>
      )}
      {info && <StyledMessage data-kind="info">{info}</StyledMessage>}
    </StyledResponse>
  );
}
