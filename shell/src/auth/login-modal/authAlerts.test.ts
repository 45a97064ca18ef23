import type { Alert } from '@portfolio/contract';
import {
  NO_PASSWORD_ALERT,
  SIGN_UP_FAILED_ALERT,
  toFailureAlert,
  toLoginFailedAlert,
  toReadable,
} from './authAlerts';

test.each<[string, Alert, Alert]>([
  [
    'a login without a password',
    NO_PASSWORD_ALERT,
    {
      type: 'danger',
      code: '101',
      message: 'No Password detected',
      description: 'Please enter a password',
    },
  ],
  [
    'a failed sign-up, for 4 seconds',
    SIGN_UP_FAILED_ALERT,
    {
      type: 'danger',
      code: '101',
      message: 'SignUp Request Failed',
      description: 'Please try again.',
      timeout: 4,
    },
  ],
  [
    'a failed login, with the response',
    toLoginFailedAlert('The response.'),
    {
      type: 'warning',
      code: '101.1',
      message: 'Error setting up cookies/localStorage',
      description: 'The response.',
    },
  ],
])('the alert of %s is that of the error catalogue', (_name, alert, expected) => {
  expect(alert).toEqual(expected);
});

test('an alert of a failed login shows the response first, then code and text of the catalogue', () => {
  expect(toReadable(toLoginFailedAlert('The response.'))).toEqual({
    type: 'warning',
    code: '101.1',
    message: 'The response.',
    description: '101.1 Error setting up cookies/localStorage',
  });
});

test.each([NO_PASSWORD_ALERT, SIGN_UP_FAILED_ALERT, toFailureAlert('offline')])(
  'any other alert is read as it is: $message',
  (alert) => {
    expect(toReadable(alert)).toBe(alert);
  },
);
