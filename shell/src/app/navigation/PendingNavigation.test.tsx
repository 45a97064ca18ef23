import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Navigation } from './Navigation';
import { PendingNavigation } from './PendingNavigation';

const stop = jest.fn();
const state = { pending: { url: '/disclaimer', action: 'PUSH' } };
const navigation = {
  getState: () => state,
  subscribe: () => () => {},
  stop,
} as unknown as Navigation;

const getLoading = () => screen.queryByRole('dialog', { name: 'Loading the page' });
const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

/** Opens a dialog, as a visitor might after the click, such as the palette. */
function openDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.setAttribute('open', '');
  return dialog;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('announces a page in a line first, then in a dialog', async () => {
  render(<PendingNavigation navigation={navigation} />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  await pass(300);
  expect(status).toHaveTextContent('The page is on its way');
  expect(getLoading()).toBeNull();
  await pass(800);
  expect(getLoading()).toBeInTheDocument();
});

test('gives the focus back to the link when Stop is pressed', async () => {
  const link = Object.assign(document.createElement('a'), { href: '/disclaimer' });
  document.body.append(link);
  link.focus();
  render(<PendingNavigation navigation={navigation} />);
  await pass(300);
  const button = screen.getByRole('button', { name: 'Stop' });
  button.focus();
  fireEvent.click(button);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(link).toHaveFocus();
  link.remove();
  stop.mockClear();
});

test('does not cover a dialog opened in the meantime, and opens when that is closed', async () => {
  render(<PendingNavigation navigation={navigation} />);
  const dialog = openDialog();
  await pass(2_000);
  expect(getLoading()).toBeNull();

  dialog.remove();
  await act(async () => document.dispatchEvent(new Event('close')));
  expect(getLoading()).toBeInTheDocument();
  expect(stop).not.toHaveBeenCalled();
});
