import { useState } from 'react';
import type { FormField, FormProps, FormValues } from '@portfolio/design/form';

/** The properties with which a form begins as it was left. */
export type FormDraft = Pick<FormProps, 'initialValues' | 'onChange'>;

interface KeptDraft {
  draft: FormDraft;
  discardDraft: () => void;
}

/**
 * Keeps what is typed into a form while the form is not rendered: in memory only, and without passwords.
 *
 * @param fields - the fields of the form
 */
export function useFormDraft(fields: readonly FormField[]): KeptDraft {
  const [initialValues, setValues] = useState<FormValues>({});
  return {
    draft: { initialValues, onChange: (values) => setValues(withoutPasswords(values, fields)) },
    discardDraft: () => setValues({}),
  };
}

function withoutPasswords(values: FormValues, fields: readonly FormField[]): FormValues {
  const kept = fields.filter(({ kind }) => !kind.startsWith('password')).map(({ name }) => name);
  return Object.fromEntries(Object.entries(values).filter(([name]) => kept.includes(name)));
}
