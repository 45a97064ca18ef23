import { Form, type FormAnswer, type FormField, RadioGroup } from '@portfolio/design';
import { useState } from 'react';
import { SAMPLE_OPTIONS } from './content';
import { Specimen } from './Specimen';
import { StyledSpecimens } from './Specimen.styles';

const FIELDS: readonly FormField[] = [
  { kind: 'text', name: 'name', label: 'Name', isRequired: true, minLength: 3, maxLength: 12 },
  { kind: 'email', name: 'email', label: 'Email', isRequired: true },
  { kind: 'password', name: 'password', label: 'New password', isRequired: true, autoComplete: 'off' },
  { kind: 'passwordConfirm', name: 'confirm', label: 'Confirm', isRequired: true, repeats: 'password' },
];

const CHOICES: readonly FormField[] = [
  { kind: 'select', name: 'unit', label: 'Unit of the form', isRequired: true, options: SAMPLE_OPTIONS },
  { kind: 'strict', name: 'strict', label: 'Typed unit', options: SAMPLE_OPTIONS },
  { kind: 'radio', name: 'radio', label: 'Unit by sight', options: SAMPLE_OPTIONS },
  { kind: 'textarea', name: 'note', label: 'Note' },
  { kind: 'checkbox', name: 'agreed', label: 'I have measured twice', isRequired: true },
];

const ANSWERS = [
  { value: 'error', label: 'Error' },
  { value: 'warning', label: 'Warning' },
  { value: 'info', label: 'Info' },
] as const;
type AnswerKind = (typeof ANSWERS)[number]['value'];

/** Forms with every kind of input; the second returns the message type chosen beside it. */
export function FormSheet() {
  const [kind, setKind] = useState<AnswerKind>('info');
  const answer = (): FormAnswer => ({ [kind]: `The form answered with a message of the kind ${kind}.` });
  return (
    <StyledSpecimens>
      <Specimen
        name="Form"
        note="Each kind of input has its own rules, live checklist and messages."
        isColumn
      >
        <Form label="Sample account" fields={FIELDS} onSubmit={answer} />
      </Specimen>
      <Specimen
        name="Form with choices"
        note="A single action has no Reset button. Errors come before warnings, warnings before notes."
        isColumn
      >
        <RadioGroup
          label="The form answers with"
          look="segments"
          options={ANSWERS}
          value={kind}
          onChange={setKind}
        />
        <Form label="Sample choices" fields={CHOICES} submitLabel="Send" isSingleAction onSubmit={answer} />
      </Specimen>
    </StyledSpecimens>
  );
}
