import type { Alert } from '@portfolio/contract';
import { callRegister } from '../server/authCalls';
import { FAILURE_TEXTS, SIGN_UP_FAILED_ALERT, toLoginFailedAlert } from './authAlerts';
import { Form, type FormAnswer, type FormField, type FormValues } from '@portfolio/design/form';
import { trySignIn } from './trySignIn';
import type { FormDraft } from './useFormDraft';

interface SignUpFormProps {
  draft: FormDraft;
  /** The signal that cancels a call. */
  getSignal: () => AbortSignal | undefined;
  /** Null removes the alert. */
  onAlert: (alert: Alert | null) => void;
  onSignedIn: (name: string) => void;
}

export const SIGN_UP_FIELDS: readonly FormField[] = [
  { kind: 'text', name: 'name', label: 'Name', isRequired: true, autoComplete: 'name' },
  { kind: 'email', name: 'email', label: 'Email', isRequired: true, topLevelDomain: 'any' },
  {
    kind: 'text',
    name: 'username',
    label: 'Username',
    hint: 'At least 3 characters, without spaces.',
    isRequired: true,
    minLength: 3,
    canHaveSpaces: false,
    autoComplete: 'username',
  },
  { kind: 'password', name: 'password', label: 'Password', isRequired: true },
  {
    kind: 'passwordConfirm',
    name: 'passwordConfirm',
    label: 'Confirm password',
    isRequired: true,
    repeats: 'password',
  },
];

export function SignUpForm({ draft, getSignal, onAlert, onSignedIn }: SignUpFormProps) {
  async function handleSubmit(values: FormValues): Promise<FormAnswer | undefined> {
    onAlert(null);
    const toText = (name: string) => String(values[name] ?? '').trim();
    const registration = {
      name: toText('name'),
      email: toText('email'),
      username: toText('username'),
      password: String(values['password']),
    };
    const result = await callRegister(registration, getSignal());
    if (result.status === 'cancelled') return undefined;
    if (result.status !== 'done') {
      // The alert disappears after 4 seconds; the reason stays in the form.
      onAlert(SIGN_UP_FAILED_ALERT);
      if (result.status !== 'refused') return { info: toReason(FAILURE_TEXTS[result.status]) };
      const fieldErrors = result.fields;
      return Object.keys(fieldErrors).length > 0 ? { fieldErrors } : { info: result.message };
    }
    const { user, token } = result.signedIn;
    const failure = trySignIn(user, token, 'account');
    if (failure !== undefined)
      return void onAlert(toLoginFailedAlert(`Your account has been created. ${failure}`));
    onSignedIn(user.name);
  }

  return (
    <Form {...draft} label="SignUp" fields={SIGN_UP_FIELDS} submitLabel="Sign up" onSubmit={handleSubmit} />
  );
}

function toReason({ message, description }: { message: string; description: string }): string {
  return `${message}. ${description}`;
}
