import type { Alert } from '@portfolio/contract';
import { callLogin } from '../server/authCalls';
import { signIn } from '../session/sessionStore';
import { NO_PASSWORD_ALERT, NO_STORAGE_TEXT, toFailureAlert, toLoginFailedAlert } from './authAlerts';
import { Form, type FormField, type FormValues } from './designForm';
import type { FormDraft } from './useFormDraft';

interface SignInFormProps {
  draft: FormDraft;
  /** Null removes the alert. */
  onAlert: (alert: Alert | null) => void;
  onSignedIn: (name: string, failedAttempts?: number) => void;
}

/** Not validated here: the server must still accept a password older than the current rules, so it alone decides. */
export const SIGN_IN_FIELDS: readonly FormField[] = [
  {
    kind: 'email',
    name: 'email',
    label: 'Email',
    isRequired: true,
    isChecked: false,
    autoComplete: 'username',
  },
  {
    kind: 'password',
    name: 'password',
    label: 'Password',
    isRequired: true,
    isChecked: false,
    autoComplete: 'current-password',
  },
];

export function SignInForm({ draft, onAlert, onSignedIn }: SignInFormProps) {
  async function handleSubmit({ email, password }: FormValues): Promise<undefined> {
    onAlert(null);
    const result = await callLogin({ email: String(email).trim(), password: String(password) });
    if (result.status === 'refused') return void onAlert(toLoginFailedAlert(result.message));
    if (result.status !== 'done') return void onAlert(toFailureAlert(result.status));
    const { user, token, failedAttempts } = result.signedIn;
    try {
      signIn(user, token, 'account');
    } catch {
      return void onAlert(toLoginFailedAlert(NO_STORAGE_TEXT));
    }
    onSignedIn(user.name, failedAttempts);
  }

  return (
    <Form
      {...draft}
      label="SignIn"
      fields={SIGN_IN_FIELDS}
      submitLabel="Sign in"
      isSingleAction
      onSubmit={handleSubmit}
      onBlocked={({ password }) => onAlert(password === '' ? NO_PASSWORD_ALERT : null)}
    />
  );
}
