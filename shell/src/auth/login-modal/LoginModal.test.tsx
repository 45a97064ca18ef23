/** @jest-environment-options {"url": "https://localhost/"} */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { respondToCalls, json, malformed, offline, timeout } from '../auth-testing/responses';
import { ADA, createToken } from '../auth-testing/tokens';
import { browserPage } from '../../browser/browserPage';
import { getSession, signOut } from '../session/sessionStore';
import { LoginModal } from './LoginModal';

const PASSWORD = 'Correct-horse-7!';

function renderModal() {
  const [onClose, onSignedIn] = [jest.fn(), jest.fn()];
  const element = (isOpen: boolean) => (
    <LoginModal isOpen={isOpen} onClose={onClose} onSignedIn={onSignedIn} />
  );
  const { rerender } = render(element(true));
  const closeAndOpen = () => {
    rerender(element(false));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    rerender(element(true));
  };
  return { onClose, onSignedIn, closeAndOpen, user: userEvent.setup() };
}

type Person = ReturnType<typeof userEvent.setup>;

const getForm = (name: string) => within(screen.getByRole('form', { name }));
const getInput = (form: string, label: string) =>
  getForm(form).getByLabelText(new RegExp(`^${label}`), { selector: 'input' });
const press = (user: Person, form: string, name: string) =>
  user.click(getForm(form).getByRole('button', { name }));
const getAlert = () => screen.getByRole('alert');

/** As a password manager fills a field: typing each letter would take most of the time of these tests. */
async function paste(user: Person, input: HTMLElement, text: string) {
  await user.click(input);
  await user.paste(text);
}

async function fillSignIn(user: Person) {
  await paste(user, getInput('SignIn', 'Email'), ADA.email);
  await paste(user, getInput('SignIn', 'Password'), PASSWORD);
}

async function fillSignUp(user: Person) {
  await user.click(screen.getByRole('radio', { name: 'SignUp' }));
  await paste(user, getInput('SignUp', 'Name'), 'Ada');
  await paste(user, getInput('SignUp', 'Email'), ADA.email);
  await paste(user, getInput('SignUp', 'Username'), 'ada');
  await paste(user, getInput('SignUp', 'Password'), PASSWORD);
  await paste(user, getInput('SignUp', 'Confirm password'), PASSWORD);
}

afterEach(() => {
  jest.spyOn(browserPage, 'reload').mockImplementation(() => {});
  act(() => signOut());
});

describe('LoginModal', () => {
  test('says what an account is for', () => {
    renderModal();
    expect(screen.getByText('An account shows your name in the header. No page needs one.')).toBeVisible();
  });

  test('offers SignIn and SignUp, SignIn first', () => {
    renderModal();
    expect(screen.getByRole('dialog', { name: 'Your account' })).toBeVisible();
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'SignIn',
      'SignUp',
    ]);
    expect(screen.getByRole('radio', { name: 'SignIn' })).toBeChecked();
  });

  test.each([
    ['SignIn', ['email', 'password'], ['username', 'current-password']],
    [
      'SignUp',
      ['name', 'email', 'username', 'password', 'passwordConfirm'],
      ['name', 'email', 'username', 'new-password', 'new-password'],
    ],
  ])(
    '%s has the fields %j, with autocomplete tokens for password managers',
    async (form, names, completions) => {
      const { user } = renderModal();
      await user.click(screen.getByRole('radio', { name: form }));
      const inputs = [...screen.getByRole('form', { name: form }).querySelectorAll('input')];
      expect(inputs.map((input) => input.name)).toEqual(names);
      expect(inputs.map((input) => input.autocomplete)).toEqual(completions);
    },
  );

  test('keeps the text of one form while the other is shown', async () => {
    const { user } = renderModal();
    await user.type(getInput('SignIn', 'Email'), ADA.email);
    await user.click(screen.getByRole('radio', { name: 'SignUp' }));
    expect(screen.queryByRole('form', { name: 'SignIn' })).not.toBeInTheDocument();
    expect(screen.getByRole('form', { name: 'SignUp' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'SignIn' }));
    expect(getInput('SignIn', 'Email')).toHaveValue(ADA.email);
  });

  test('leaves the focus on the choice of the form, also when a form with errors is shown again', async () => {
    const { user } = renderModal();
    await user.click(screen.getByRole('radio', { name: 'SignUp' }));
    await press(user, 'SignUp', 'Sign up');
    expect(screen.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'SignIn' }));
    await user.click(screen.getByRole('radio', { name: 'SignUp' }));
    expect(screen.getByRole('radio', { name: 'SignUp' })).toHaveFocus();
    expect(screen.getByRole('group', { name: 'There is a problem' })).toBeVisible();
  });

  test('keeps the focus in the dialog when an alert is dismissed', async () => {
    const { user } = renderModal();
    await press(user, 'SignIn', 'Sign in');
    await user.click(within(getAlert()).getByRole('button'));
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    );
  });

  test('keeps the text of both forms while it is closed, without passwords, and stores nothing', async () => {
    const { user, closeAndOpen } = renderModal();
    await fillSignIn(user);
    await fillSignUp(user);
    closeAndOpen();
    expect(screen.getByRole('radio', { name: 'SignUp' })).toBeChecked();
    const texts = ['Name', 'Email', 'Username', 'Password', 'Confirm password'].map(
      (label) => (getInput('SignUp', label) as HTMLInputElement).value,
    );
    expect(texts).toEqual(['Ada', ADA.email, 'ada', '', '']);
    await user.click(screen.getByRole('radio', { name: 'SignIn' }));
    expect(getInput('SignIn', 'Email')).toHaveValue(ADA.email);
    expect(getInput('SignIn', 'Password')).toHaveValue('');
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  });

  test('is empty again after Reset', async () => {
    const { user, closeAndOpen } = renderModal();
    await fillSignUp(user);
    await press(user, 'SignUp', 'Reset');
    closeAndOpen();
    expect(getInput('SignUp', 'Name')).toHaveValue('');
  });

  test('shows no Google button and loads nothing from Google', () => {
    renderModal();
    expect(document.querySelector('script')).toBeNull();
    expect(screen.queryByText('or')).not.toBeInTheDocument();
  });
});

describe('signing in', () => {
  test('stores the session and calls back with the name', async () => {
    respondToCalls(json(200, { auth: true, user: ADA, token: createToken() }));
    const { user, onSignedIn } = renderModal();
    await fillSignIn(user);
    await press(user, 'SignIn', 'Sign in');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('Ada', undefined));
    expect(getSession()).toMatchObject({ status: 'signedIn', user: { name: 'Ada' } });
  });

  test('forgets what was typed once the visitor is signed in', async () => {
    respondToCalls(json(200, { auth: true, user: ADA, token: createToken() }));
    const { user, onSignedIn, closeAndOpen } = renderModal();
    await fillSignIn(user);
    closeAndOpen();
    await user.type(getInput('SignIn', 'Password'), PASSWORD);
    await press(user, 'SignIn', 'Sign in');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    closeAndOpen();
    expect(getInput('SignIn', 'Email')).toHaveValue('');
  });

  test('shows alert 101 for an empty password, without a request', async () => {
    const fetchMock = respondToCalls();
    const { user } = renderModal();
    await user.type(getInput('SignIn', 'Email'), `${ADA.email}{Enter}`);
    await waitFor(() =>
      expect(getAlert()).toHaveTextContent(/danger101 No Password detectedPlease enter a password/),
    );
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('shows no summary beside alert 101, and focuses the first wrong input, described by its error', async () => {
    const { user } = renderModal();
    await user.type(getInput('SignIn', 'Email'), '{Enter}');
    await waitFor(() => expect(getInput('SignIn', 'Password')).toBeInvalid());
    expect(getInput('SignIn', 'Email')).toHaveFocus();
    await user.type(getInput('SignIn', 'Email'), `${ADA.email}{Enter}`);
    await waitFor(() => expect(getInput('SignIn', 'Password')).toHaveFocus());
    expect(getInput('SignIn', 'Password')).toHaveAccessibleDescription(/Required field\./);
    expect(getAlert()).toHaveTextContent('101 No Password detected');
    expect(screen.queryByRole('group', { name: 'There is a problem' })).not.toBeInTheDocument();
  });

  test.each([
    [
      'a refusal',
      json(401, { auth: false, message: 'The email or password is wrong.' }),
      'The email or password is wrong.' + '101.1 Error setting up cookies/localStorage',
    ],
    ['no connection', offline, 'The server could not be reached'],
    ['no answer in time', timeout, 'The server took too longThere was no response within 20 seconds.'],
    ['a malformed answer', malformed, 'The server’s response could not be read'],
  ])('shows an alert on %s and keeps the typed text', async (_name, answer, text) => {
    respondToCalls(answer);
    const { user, onSignedIn } = renderModal();
    await fillSignIn(user);
    await press(user, 'SignIn', 'Sign in');
    await waitFor(() => expect(getAlert()).toHaveTextContent(`warning${text}`));
    expect(getInput('SignIn', 'Email')).toHaveValue(ADA.email);
    expect(getInput('SignIn', 'Password')).toHaveValue(PASSWORD);
    expect(getForm('SignIn').getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-disabled');
    expect(onSignedIn).not.toHaveBeenCalled();
    expect(getSession().status).toBe('guest');
  });

  test('hides the alert of the last attempt once the visitor types again', async () => {
    respondToCalls(offline);
    const { user } = renderModal();
    await fillSignIn(user);
    await press(user, 'SignIn', 'Sign in');
    await waitFor(() => expect(getAlert()).not.toBeEmptyDOMElement());
    await user.type(getInput('SignIn', 'Password'), '!');
    expect(getAlert()).toBeEmptyDOMElement();
  });

  test('names the clock of the device if the new session seems to have ended', async () => {
    const exp = Math.floor(Date.now() / 1000) - 1;
    respondToCalls(json(200, { auth: true, user: ADA, token: createToken({ exp }) }));
    const { user, onSignedIn } = renderModal();
    await fillSignIn(user);
    await press(user, 'SignIn', 'Sign in');
    await waitFor(() => expect(getAlert()).toHaveTextContent(/^warningThe clock of this device is ahead/));
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  test('shows an alert if the browser stores nothing', async () => {
    respondToCalls(json(200, { auth: true, user: ADA, token: createToken() }));
    const { user } = renderModal();
    await fillSignIn(user);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Denied.', 'SecurityError');
    });
    await press(user, 'SignIn', 'Sign in');
    await waitFor(() =>
      expect(getAlert()).toHaveTextContent(
        /^warningThis browser does not let.*try again\.101\.1 Error setting up cookies\/localStorage/,
      ),
    );
  });
});

describe('signing up', () => {
  test('sends every field but the confirmation, and stores the session', async () => {
    const fetchMock = respondToCalls(json(201, { user: ADA, token: createToken() }));
    const { user, onSignedIn } = renderModal();
    await fillSignUp(user);
    await press(user, 'SignUp', 'Sign up');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('Ada'));
    expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1].body))).toEqual({
      name: 'Ada',
      email: ADA.email,
      username: 'ada',
      password: PASSWORD,
      isAdmin: 0,
    });
    expect(getSession()).toMatchObject({ status: 'signedIn', user: { name: 'Ada', isLoggedIn: true } });
    expect(document.cookie).toContain('jwt=');
    expect(JSON.parse(localStorage.getItem('user') ?? 'null')).toMatchObject({ ID: 'id-1', name: 'Ada' });
  });

  test.each([
    ['no connection', offline, 'The server could not be reached. You may be offline.'],
    ['no answer in time', timeout, 'The server took too long.'],
    ['a malformed answer', malformed, 'The server’s response could not be read.'],
    ['a refusal of the whole form', json(429, { message: 'Too many attempts.' }), 'Too many attempts.'],
  ])('shows alert 101 on %s, with the reason, and keeps the typed text', async (_name, answer, reason) => {
    respondToCalls(answer);
    const { user } = renderModal();
    await fillSignUp(user);
    await press(user, 'SignUp', 'Sign up');
    await waitFor(() =>
      expect(getAlert()).toHaveTextContent(/danger101 SignUp Request FailedPlease try again\./),
    );
    expect(getForm('SignUp').getByText(new RegExp(`^${reason}`))).toBeVisible();
    expect(getInput('SignUp', 'Username')).toHaveValue('ada');
    expect(getInput('SignUp', 'Password')).toHaveValue(PASSWORD);
  });

  test('attaches a refusal by the server to its field', async () => {
    respondToCalls(json(409, { message: 'Taken.', fields: { username: 'This username is taken.' } }));
    const { user } = renderModal();
    await fillSignUp(user);
    await press(user, 'SignUp', 'Sign up');
    const link = await screen.findByRole('link', { name: 'Username: This username is taken.' });
    await user.click(link);
    expect(getInput('SignUp', 'Username')).toHaveFocus();
    expect(getInput('SignUp', 'Username')).toHaveAccessibleDescription(
      'At least 3 characters, without spaces. Error: This username is taken.',
    );
  });

  test('can be tried again with the same text after a refusal of a field', async () => {
    const fetchMock = respondToCalls(
      json(409, { message: 'Taken.', fields: { username: 'This username is taken.' } }),
      json(201, { user: ADA, token: createToken() }),
    );
    const { user, onSignedIn } = renderModal();
    await fillSignUp(user);
    await press(user, 'SignUp', 'Sign up');
    await screen.findByRole('link', { name: 'Username: This username is taken.' });
    expect(getForm('SignUp').getByRole('button', { name: 'Sign up' })).not.toHaveAttribute('aria-disabled');
    await press(user, 'SignUp', 'Sign up');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('Ada'));
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });
});

test.each([
  ['SignIn', fillSignIn, 'Sign in', 'SignUp'],
  ['SignUp', fillSignUp, 'Sign up', 'SignIn'],
])(
  '%s is cancelled when the dialog is closed: a late answer signs nobody in',
  async (form, fill, submit, other) => {
    let answer: (response: Response) => void = () => {};
    const fetchMock = respondToCalls(() => new Promise((resolve) => (answer = resolve)));
    const { user, onSignedIn, closeAndOpen } = renderModal();
    await fill(user);
    await press(user, form, submit);
    await waitFor(() => expect(fetchMock).toHaveBeenCalled());
    const signal = fetchMock.mock.calls[0]?.[1].signal;
    // Showing the other form does not cancel it.
    await user.click(screen.getByRole('radio', { name: other }));
    expect(signal?.aborted).toBe(false);
    closeAndOpen();
    expect(signal?.aborted).toBe(true);
    const late = await json(200, { auth: true, user: ADA, token: createToken() })();
    await act(async () => answer(late));
    expect(onSignedIn).not.toHaveBeenCalled();
    expect(getSession().status).toBe('guest');
    expect(getAlert()).toBeEmptyDOMElement();
  },
);

test.each([
  ['SignIn', fillSignIn, 'Sign in', 'SignUp', 'could not be reached'],
  ['SignUp', fillSignUp, 'Sign up', 'SignIn', 'SignUp Request Failed'],
])(
  '%s shows its failure at its form only, if the other one is shown when it fails',
  async (form, fill, submit, other, text) => {
    let fail: (error: Error) => void = () => {};
    const fetchMock = respondToCalls(() => new Promise((_resolve, reject) => (fail = reject)));
    const { user } = renderModal();
    await fill(user);
    await press(user, form, submit);
    await waitFor(() => expect(fetchMock).toHaveBeenCalled());
    await user.click(screen.getByRole('radio', { name: other }));
    await act(async () => fail(new TypeError('Failed to fetch')));
    expect(getAlert()).toBeEmptyDOMElement();
    await user.click(screen.getByRole('radio', { name: form }));
    expect(getAlert()).toHaveTextContent(text);
  },
);
