import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { keepDrafts, keepFormsOf, noteShownPage, restoreDrafts } from './drafts';

let end: () => void;

function Contact({ isHidden = false, isDialogOpen = false }) {
  const [text, setText] = useState('');
  const [choice, setChoice] = useState('maybe');
  return (
    <main style={isHidden ? { display: 'none' } : {}}>
      <form aria-label="Write">
        <label>
          Message <textarea name="message" value={text} onChange={({ target }) => setText(target.value)} />
        </label>
        <label>
          Password <input type="password" />
        </label>
        <label>
          Shown password <input autoComplete="new-password" />
        </label>
        {['maybe', 'yes'].map((value) => (
          <label key={value}>
            {value}
            <input
              type="radio"
              name="answer"
              value={value}
              checked={choice === value}
              onChange={() => setChoice(value)}
            />
          </label>
        ))}
      </form>
      <label>
        Sound <input type="checkbox" />
      </label>
      <form aria-label="Limit" data-applies-at-once="">
        <label>
          Places <input />
        </label>
      </form>
      <dialog open={isDialogOpen}>{isDialogOpen && <input aria-label="Name" />}</dialog>
      <output>{JSON.stringify({ text, choice })}</output>
    </main>
  );
}

const get = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(get(label), { target: { value } });
const readState = () => JSON.parse(screen.getByRole('status').textContent) as object;

/** Simulates leaving the document for another one in the same tab. */
function loadDocument(change: () => void = () => {}) {
  dispatchEvent(new Event('pagehide'));
  cleanup();
  end();
  change();
  end = keepDrafts();
}

function show(element = <Contact />) {
  const result = render(element);
  restoreDrafts();
  act(() => jest.runAllTimers());
  return result;
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  history.replaceState(null, '', '/contact');
  end = keepDrafts();
});

afterEach(() => {
  end();
  jest.useRealTimers();
});

test('restores the text and choices of the previous document, and updates React’s state', () => {
  show();
  type('Message', 'Dear Ada');
  fireEvent.click(get('yes'));
  loadDocument();
  show();
  expect(get('Message').value).toBe('Dear Ada');
  expect(readState()).toEqual({ text: 'Dear Ada', choice: 'yes' });
  loadDocument();
  show();
  expect(readState()).toEqual({ text: 'Dear Ada', choice: 'yes' });
});

test('stores no passwords, shown or not, and no settings that take effect at once', () => {
  show();
  type('Password', 'secret-1');
  type('Shown password', 'secret-2');
  fireEvent.click(get('Sound'));
  type('Places', '40');
  loadDocument();
  expect(sessionStorage).toHaveLength(0);
});

test('stores nothing of a form that has been removed', () => {
  const { unmount } = show();
  type('Message', 'Sent');
  unmount();
  loadDocument();
  expect(sessionStorage).toHaveLength(0);
});

test('does not overwrite newer text', () => {
  show();
  type('Message', 'Old');
  loadDocument();
  render(<Contact />);
  type('Message', 'New');
  restoreDrafts();
  act(() => jest.runAllTimers());
  expect(readState()).toMatchObject({ text: 'New' });
});

test('restores a field once it is shown', async () => {
  show(<Contact isDialogOpen />);
  type('Name', 'Ada');
  loadDocument();
  show();
  // It is still stored for the next document.
  loadDocument();
  show().rerender(<Contact isDialogOpen />);
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(get('Name').value).toBe('Ada');
});

test('stores drafts by page, also for a page that is hidden but kept', () => {
  const { rerender } = show();
  type('Message', 'On the first page');
  rerender(<Contact isHidden />);
  loadDocument(() => history.replaceState(null, '', '/about'));
  show();
  expect(readState()).toMatchObject({ text: '' });
  loadDocument(() => history.replaceState(null, '', '/contact'));
  show();
  expect(readState()).toMatchObject({ text: 'On the first page' });
});

test('restores the forms of a page that was dropped, but no passwords and no field outside a form', () => {
  const { rerender } = show();
  type('Message', 'Dear Ada');
  fireEvent.click(get('yes'));
  type('Password', 'secret');
  rerender(<Contact isHidden />);
  keepFormsOf(screen.getByRole('main', { hidden: true }));
  cleanup();
  noteShownPage({ pathname: '/about', search: '' });
  show();
  expect(readState()).toEqual({ text: '', choice: 'maybe' });
  cleanup();
  noteShownPage({ pathname: '/contact', search: '' });
  show();
  expect(readState()).toEqual({ text: 'Dear Ada', choice: 'yes' });
  expect(get('Password').value).toBe('');
});

test('leaves a field outside a form to a page that was dropped', () => {
  show(<Contact isDialogOpen />);
  type('Name', 'Ada');
  keepFormsOf(screen.getByRole('main'));
  cleanup();
  show(<Contact isDialogOpen />);
  expect(get('Name').value).toBe('');
});

test('assigns a field to the page that is shown, even if Back has already changed the address', () => {
  show();
  type('Message', 'Dear Ada');
  history.replaceState(null, '', '/about');
  loadDocument();
  noteShownPage({ pathname: '/contact', search: '' });
  show();
  expect(readState()).toMatchObject({ text: 'Dear Ada' });
});

test('restores what was typed after the page has changed its own query', () => {
  show();
  history.replaceState(null, '', '/contact?view=table');
  type('Message', 'Dear Ada');
  loadDocument();
  show();
  expect(readState()).toMatchObject({ text: 'Dear Ada' });
});

test('works without storage', () => {
  show();
  type('Message', 'Dear Ada');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied.', 'SecurityError');
  });
  expect(loadDocument).not.toThrow();
  show();
  expect(readState()).toMatchObject({ text: '' });
  jest.restoreAllMocks();
});
