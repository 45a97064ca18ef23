import { act, render, screen } from '@testing-library/react';
import type { Alert } from '@portfolio/contract';
import { AlertProvider } from './AlertProvider';
import { AlertRegion } from './AlertRegion';
import { createAlertStore } from './createAlertStore';
import { createRemoteAlerts } from './createRemoteAlerts';

function setUp() {
  const store = createAlertStore();
  render(
    <AlertProvider store={store}>
      <AlertRegion />
    </AlertProvider>,
  );
  const alerts = createRemoteAlerts(store.show);
  return {
    ...alerts,
    store,
    show: (alert: object) => act(() => alerts.showAlert(alert as Alert)),
  };
}

test('shows an alert of a release as the contract says', () => {
  const { show, store } = setUp();
  const alert = { type: 'danger', message: 'Not saved.', description: 'Try again.', code: '7', timeout: 4 };
  show({ ...alert, dismissable: false });
  expect(store.getAlerts()).toEqual([{ ...alert, dismissable: false, id: 1 }]);
});

test('shows text only: an object would end the frame of the site, and an element would look like part of it', () => {
  const { show } = setUp();
  show({ type: 'info', message: { text: 'oops' }, description: 'Of an object' });
  show({
    type: 'danger',
    message: 'Your session has ended.',
    description: <input aria-label="Password" type="password" />,
    code: ['101.1'],
  });
  expect(screen.getByText('Of an object')).toBeInTheDocument();
  expect(screen.getByText('Your session has ended.')).toBeInTheDocument();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  expect(screen.queryByText(/101\.1/)).not.toBeInTheDocument();
});

test.each([undefined, NaN, Infinity, -1, '4'])(
  'can be dismissed if it does not end by itself: %s seconds',
  (timeout) => {
    const { show } = setUp();
    show({ type: 'info', message: 'Here to stay.', dismissable: false, timeout });
    expect(screen.getByRole('button', { name: /dismiss/i })).toBeInTheDocument();
  },
);

test('cuts long texts', () => {
  const { show, store } = setUp();
  show({ type: 'info', message: 'm'.repeat(5_000), description: 'd'.repeat(5_000), code: '1'.repeat(5_000) });
  expect(store.getAlerts()).toMatchObject([
    { message: `${'m'.repeat(199)}…`, description: `${'d'.repeat(599)}…`, code: `${'1'.repeat(15)}…` },
  ]);
});

test('reports an unknown type in one browser alert, with a short text', () => {
  const browserAlert = jest.spyOn(window, 'alert').mockImplementation(() => {});
  const { show, store } = setUp();
  for (const type of ['Your account is locked. Call us.', 'loud', { toString: () => 'info' }])
    show({ type, message: 'Never shown.' });
  expect(browserAlert.mock.calls).toEqual([
    ['Invalid alert type "Your account is…". Please use one of: info, success, warning, danger'],
  ]);
  expect(store.getAlerts()).toEqual([]);
});

test('shows three alerts at a time, and none once the page is left; those of the shell stay', () => {
  const { show, clear, store } = setUp();
  act(() => void store.show({ type: 'info', message: 'Of the shell' }));
  for (let count = 1; count <= 50; count++) show({ type: 'info', message: `${count}` });
  const list = () => store.getAlerts().map(({ message }) => message);
  expect(list()).toEqual(['50', '49', '48', 'Of the shell']);
  act(clear);
  expect(list()).toEqual(['Of the shell']);
});

test('removes one alert by the function that was returned for it', () => {
  const { store, showAlert } = setUp();
  let remove = () => {};
  act(() => void (remove = showAlert({ type: 'info', message: 'First' })));
  act(() => void showAlert({ type: 'info', message: 'Second' }));
  act(remove);
  expect(store.getAlerts()).toMatchObject([{ message: 'Second' }]);
});
