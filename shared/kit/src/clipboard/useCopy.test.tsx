import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useCopy } from './useCopy';

const results: boolean[] = [];

function Probe() {
  const { status, copy } = useCopy();
  return (
    <>
      <button type="button" onClick={async () => results.push(await copy('A text'))}>
        Copy
      </button>
      <p role="status">{status}</p>
    </>
  );
}

let user: UserEvent;

beforeEach(() => {
  results.length = 0;
  user = userEvent.setup();
  render(<Probe />);
});

const copy = () => user.click(screen.getByRole('button', { name: 'Copy' }));

test('copies the text and reports it', async () => {
  expect(screen.getByRole('status')).toHaveTextContent('idle');
  await copy();

  expect(await navigator.clipboard.readText()).toBe('A text');
  expect(screen.getByRole('status')).toHaveTextContent('copied');
  expect(results).toEqual([true]);
});

test('fails if the browser refuses, and can copy again later', async () => {
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  writeText.mockRejectedValueOnce(new DOMException('Denied', 'NotAllowedError'));
  await copy();
  expect(screen.getByRole('status')).toHaveTextContent('failed');

  await copy();
  expect(screen.getByRole('status')).toHaveTextContent('copied');
  expect(results).toEqual([false, true]);
});

test('fails if the page has no clipboard', async () => {
  jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  await copy();

  expect(screen.getByRole('status')).toHaveTextContent('failed');
});

test('returns to idle while it copies again, so that the live region changes', async () => {
  await copy();
  let finish = () => {};
  jest.spyOn(navigator.clipboard, 'writeText').mockReturnValue(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  await copy();
  expect(screen.getByRole('status')).toHaveTextContent('idle');

  finish();
  expect(await screen.findByText('copied')).toBeVisible();
});
