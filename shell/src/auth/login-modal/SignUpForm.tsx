import type { Alert } from '@portfolio/contract';
import { callRegister } from '../server/authCalls';
import { signIn } from '../session/sessionStore';
import { FAILURE_TEXTS, NO_STORAGE_TEXT, SIGN_UP_FAILED_ALERT, toLoginFailedAlert } from './authAlerts';
import { Form, type FormAnswer, type FormField, type FormValues } from './designForm';
import type { FormDraft } from './useFormDraft';

interface SignUpFormProps {
  draft: FormDraft;
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

export function SignUpForm({ draft, onAlert, onSignedIn }: SignUpFormProps) {
  async function handleSubmit(values: FormValues): Promise<FormAnswer | undefined> {
    onAlert(null);
    const toText = (name: string) => String(values[name] ?? '').trim();
    const result = await callRegister({
      name: toText('name'),
      email: toText('email'),
      username: toText('username'),
      password: String(values['password']),
    });
    if (result.status !== 'done') {
      // The alert disappears after 4 seconds; the reason stays in the form.
      onAlert(SIGN_UP_FAILED_ALERT);
      if (result.status !== 'refused') return { info: toReason(FAILURE_TEXTS[result.status]) };
      const fieldErrors = result.fields;
      return Object.keys(fieldErrors).length > 0 ? { fieldErrors } : { info: result.message };
    }
    const { user, token } = result.signedIn;
    try {
      signIn(user, token, 'account');
    } catch {
      return void onAlert(toLoginFailedAlert(`Your account has been created. ${NO_STORAGE_TEXT}`));
    }
    onSignedIn(user.name);
  }

  return (
    <Form {...draft} label="SignUp" fields={SIGN_UP_FIELDS} submitLabel="Sign up" onSubmit={handleSubmit} />
  );
}

function toReason({ message, description }: { message: string; description: string }): string {
  return `${message}. ${description}`;
}
