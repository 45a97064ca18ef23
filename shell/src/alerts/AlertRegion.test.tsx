import type { AlertType } from '@portfolio/contract';
import { enableStyleRules } from '@portfolio/testing';
import { act, fireEvent, renderHook, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AlertProvider, useShowAlert } from './AlertProvider';
import type { ShellAlert } from './alertList';
import { AlertRegion } from './AlertRegion';

let show: ReturnType<typeof useShowAlert>;

beforeAll(enableStyleRules);

function Page({ children }: { children: ReactNode }) {
  return (
    <AlertProvider>
      <main tabIndex={-1}>{children}</main>
      <AlertRegion />
    </AlertProvider>
  );
}

function renderRegion() {
  show = renderHook(() => useShowAlert(), { wrapper: Page }).result.current;
}

function showAlert(overrides: Partial<ShellAlert> = {}): () => void {
  let dismiss = () => {};
  act(() => {
    dismiss = show({ type: 'info', message: 'Saved.', ...overrides });
  });
  return dismiss;
}

const passSeconds = (seconds: number) => act(() => void jest.advanceTimersByTime(seconds * 1000));
const getDismiss = (message = 'Saved.') =>
  screen.getByRole('button', { name: 'Dismiss', description: message });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('has both live regions before any alert is shown', () => {
  renderRegion();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test.each([
  ['info', 'status'],
  ['success', 'status'],
  ['warning', 'alert'],
  ['danger', 'alert'],
] as const)('announces %s in the region with role %s', (type, role) => {
  renderRegion();
  showAlert({ type });
  expect(within(screen.getByRole(role)).getByText('Saved.')).toBeInTheDocument();
});

test('announces a message once: the button repeats nothing of it', () => {
  renderRegion();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  showAlert();
  expect(screen.getByRole('status')).toHaveTextContent(/^infoSaved\.Dismiss$/);
});

test('shows message and description', () => {
  renderRegion();
  showAlert({ description: 'All three of them.' });
  expect(screen.getByText('All three of them.')).toBeInTheDocument();
});

test('uses every field of an alert', () => {
  renderRegion();
  showAlert({
    type: 'danger',
    message: 'Not saved.',
    description: 'Try again.',
    dismissable: false,
    code: '101',
    timeout: 4,
  });
  expect(screen.getByRole('alert')).toHaveTextContent(/^danger101 Not saved\.Try again\.$/);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  passSeconds(4);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('shows the code of a danger alert before its message', () => {
  renderRegion();
  showAlert({ type: 'danger', code: '101', message: 'No Password detected' });
  expect(screen.getByRole('alert')).toHaveTextContent(/101 No Password detected/);
});

test('shows several at once', () => {
  renderRegion();
  showAlert({ message: 'One.' });
  showAlert({ message: 'Two.' });
  showAlert({ type: 'danger', message: 'Three.' });
  expect(screen.getAllByText(/One\.|Two\.|Three\./, { selector: 'p' })).toHaveLength(3);
});

test('puts the newest alert on top, so that the others do not move', () => {
  renderRegion();
  showAlert({ message: 'One.' });
  showAlert({ message: 'Two.' });
  const messages = within(screen.getByRole('status')).getAllByText(/One\.|Two\./, { selector: 'p' });
  expect(messages.map((message) => message.textContent)).toEqual(['Two.', 'One.']);
});

test('removes an alert after its timeout in seconds', () => {
  renderRegion();
  showAlert({ timeout: 4 });
  passSeconds(3.9);
  expect(screen.getByText('Saved.')).toBeInTheDocument();
  passSeconds(0.1);
  expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
});

test('keeps an alert without a timeout', () => {
  renderRegion();
  showAlert();
  passSeconds(3600);
  expect(screen.getByText('Saved.')).toBeInTheDocument();
});

test('pauses while the pointer is on an alert, then continues', () => {
  renderRegion();
  showAlert({ timeout: 4 });
  passSeconds(3);
  fireEvent.pointerEnter(screen.getByText('Saved.'));
  passSeconds(60);
  expect(screen.getByText('Saved.')).toBeInTheDocument();
  fireEvent.pointerLeave(screen.getByText('Saved.'));
  passSeconds(0.9);
  expect(screen.getByText('Saved.')).toBeInTheDocument();
  passSeconds(0.2);
  expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
});

test('pauses while an alert has the focus', () => {
  renderRegion();
  showAlert({ timeout: 4 });
  act(() => getDismiss().focus());
  passSeconds(60);
  expect(screen.getByText('Saved.')).toBeInTheDocument();
  act(() => getDismiss().blur());
  passSeconds(4);
  expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
});

test('pauses while the tab is hidden, also if it has not been seen yet', () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  renderRegion();
  showAlert({ timeout: 4 });
  passSeconds(60);
  expect(screen.getByText('Saved.')).toBeInTheDocument();
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  passSeconds(3.9);
  expect(screen.getByText('Saved.')).toBeInTheDocument();
  passSeconds(0.1);
  expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
  visibility.mockRestore();
});

test('is dismissed by its button', () => {
  renderRegion();
  showAlert();
  fireEvent.click(getDismiss());
  expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
});

test('has no button if it is not dismissable', () => {
  renderRegion();
  showAlert({ dismissable: false });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('is removed by the function that show returned', () => {
  renderRegion();
  const dismiss = showAlert();
  act(dismiss);
  expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
});

test('moves the focus to the page, not to another button of the dismissed alert', () => {
  renderRegion();
  showAlert({ description: <button>Show the newer version</button> });
  act(() => getDismiss().focus());
  fireEvent.click(getDismiss());
  expect(screen.getByRole('main')).toHaveFocus();
});

test('moves the focus to the next alert, and from the last one to the page', () => {
  renderRegion();
  showAlert({ message: 'One.' });
  showAlert({ message: 'Two.' });
  act(() => getDismiss('One.').focus());
  fireEvent.click(getDismiss('One.'));
  expect(getDismiss('Two.')).toHaveFocus();
  fireEvent.click(getDismiss('Two.'));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('lists the valid types in a browser alert if a type is invalid, and shows nothing', () => {
  const browserAlert = jest.spyOn(window, 'alert').mockImplementation(() => {});
  renderRegion();
  showAlert({ type: 'notice' as AlertType });
  expect(browserAlert).toHaveBeenCalledWith(
    'Invalid alert type "notice". Please use one of: info, success, warning, danger',
  );
  expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
});

test('moves to the other end of the window while the focused element is in its lower half', () => {
  renderRegion();
  showAlert();
  const field = document.createElement('button');
  screen.getByRole('main').append(field);
  const regionOf = () => screen.getByRole('status').parentElement;
  const low = getComputedStyle(regionOf()!).paddingBlockStart;
  field.getBoundingClientRect = () =>
    ({ top: window.innerHeight - 80, bottom: window.innerHeight - 40 }) as DOMRect;
  act(() => field.focus());
  expect(getComputedStyle(regionOf()!).paddingBlockStart).not.toBe(low);
  field.getBoundingClientRect = () => ({ top: 80, bottom: 120 }) as DOMRect;
  act(() => field.blur());
  act(() => field.focus());
  expect(getComputedStyle(regionOf()!).paddingBlockStart).toBe(low);
});
