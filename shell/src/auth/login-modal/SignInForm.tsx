import type { Alert } from '@portfolio/contract';
import { callLogin } from '../server/authCalls';
import { NO_PASSWORD_ALERT, toFailureAlert, toLoginFailedAlert } from './authAlerts';
import { Form, type FormField, type FormValues } from '@portfolio/design/form';
import { trySignIn } from './trySignIn';
import type { FormDraft } from './useFormDraft';

interface SignInFormProps {
  draft: FormDraft;
  /** The signal that cancels a call. */
  getSignal: () => AbortSignal | undefined;
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

export function SignInForm({ draft, getSignal, onAlert, onSignedIn }: SignInFormProps) {
  async function handleSubmit({ email, password }: FormValues): Promise<undefined> {
    onAlert(null);
    const credentials = { email: String(email).trim(), password: String(password) };
    const result = await callLogin(credentials, getSignal());
    if (result.status === 'cancelled') return;
    if (result.status === 'refused') return void onAlert(toLoginFailedAlert(result.message));
    if (result.status !== 'done') return void onAlert(toFailureAlert(result.status));
    const { user, token, failedAttempts } = result.signedIn;
    const failure = trySignIn(user, token, 'account');
    if (failure !== undefined) return void onAlert(toLoginFailedAlert(failure));
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
      onBlocked={({ password }) => {
        const isMissing = password === '';
        onAlert(isMissing ? NO_PASSWORD_ALERT : null);
        return isMissing;
      }}
    />
  );
}
