import type { Alert } from '@portfolio/contract';
import { AUTH_TIMEOUT_MS, type AuthResult } from '../server/authCalls';

/* Exact texts of SPEC sections 5 and 8. */
export const NO_PASSWORD_ALERT: Alert = {
  type: 'danger',
  code: '101',
  message: 'No Password detected',
  description: 'Please enter a password',
};

export const SIGN_UP_FAILED_ALERT: Alert = {
  type: 'danger',
  code: '101',
  message: 'SignUp Request Failed',
  description: 'Please try again.',
  timeout: 4,
};

const LOGIN_FAILED = {
  type: 'warning',
  code: '101.1',
  message: 'Error setting up cookies/localStorage',
} as const;

/** The alert for a failed login; the description is the server's response. */
export function toLoginFailedAlert(response: string): Alert {
  return { ...LOGIN_FAILED, description: response };
}

/**
 * Rearranges an alert for visitors. For a failed login, the response names the actual cause and comes first; the
 * message of the catalogue, which names only one possible cause, follows with its code. DECISIONS 31.
 */
export function toReadable<Shown extends Pick<Alert, 'code' | 'message'> & { description?: unknown }>(
  alert: Shown,
): Shown {
  const { code, message, description } = alert;
  if (code !== LOGIN_FAILED.code || typeof description !== 'string') return alert;
  return { ...alert, message: description, description: `${code} ${message}` };
}

export const NO_STORAGE_TEXT =
  'This browser does not let the site store anything. Allow cookies and storage for this site, then try again.';

export const WRONG_CLOCK_TEXT =
  'The clock of this device is ahead by a day or more. Set its date and time, then try again.';

type Failure = Exclude<AuthResult['status'], 'done' | 'refused' | 'cancelled'>;

/** Texts for failures without a readable response. */
export const FAILURE_TEXTS: Readonly<Record<Failure, { message: string; description: string }>> = {
  offline: {
    message: 'The server could not be reached',
    description: 'You may be offline. What you typed is still here: try again when you are connected.',
  },
  timeout: {
    message: 'The server took too long',
    description: `There was no response within ${AUTH_TIMEOUT_MS / 1000} seconds. What you typed is still here.`,
  },
  malformed: {
    message: 'The server’s response could not be read',
    description: 'The server sent something this page does not understand. What you typed is still here.',
  },
};

export function toFailureAlert(failure: Failure): Alert {
  return { type: 'warning', ...FAILURE_TEXTS[failure] };
}
