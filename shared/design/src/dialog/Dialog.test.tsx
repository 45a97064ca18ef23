import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { Dialog, type DialogProps } from './Dialog';

/* jsdom has no modal dialogs: these imitate what Dialog relies on, the attribute, the close event and the focus. */
const proto = HTMLDialogElement.prototype;
let invoker: Element | null = null;

beforeEach(() => {
  proto.showModal = function showModal() {
    invoker = document.activeElement;
    this.setAttribute('open', '');
  };
  proto.close = function close() {
    if (!this.open) return;
    this.removeAttribute('open');
    if (invoker instanceof HTMLElement) invoker.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
});

/** Waits for the event of a dialog that has closed; under StrictMode, each one does so when it first opens. */
const settle = () => act(() => Promise.resolve());

afterEach(() => {
  Reflect.deleteProperty(proto, 'showModal');
  Reflect.deleteProperty(proto, 'close');
});

function renderDialog(props: Partial<DialogProps> = {}) {
  const onClose = jest.fn();
  const element = (isOpen: boolean) => (
    <Dialog isOpen={isOpen} onClose={onClose} title="Remove Ada?" {...props}>
      <p>You can undo this.</p>
    </Dialog>
  );
  const { rerender, unmount } = render(element(true));
  return { onClose, unmount, setOpen: (isOpen: boolean) => rerender(element(isOpen)) };
}

function press(element: Element) {
  fireEvent.pointerDown(element);
  fireEvent.click(element);
}

describe('Dialog', () => {
  test('opens as a modal dialog named by its title', () => {
    renderDialog();
    const dialog = screen.getByRole('dialog', { name: 'Remove Ada?' });
    expect(dialog).toHaveAttribute('open');
    expect(dialog).toHaveTextContent('You can undo this.');
  });

  test('has no content while it is closed', () => {
    const { setOpen } = renderDialog();
    setOpen(false);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByText('You can undo this.')).not.toBeInTheDocument();
  });

  test('calls onClose when its button is pressed', async () => {
    const { onClose } = renderDialog({ closeLabel: 'Keep Ada' });
    await userEvent.click(screen.getByRole('button', { name: 'Keep Ada' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('calls onClose once when the browser closes it', async () => {
    const { onClose, setOpen } = renderDialog();
    await settle();
    screen.getByRole<HTMLDialogElement>('dialog').close();
    await settle();
    expect(onClose).toHaveBeenCalledTimes(1);
    setOpen(false);
    await settle();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('does not call onClose when its owner closes it', async () => {
    const { onClose, setOpen } = renderDialog();
    setOpen(false);
    await settle();
    expect(onClose).not.toHaveBeenCalled();
  });

  test('calls onClose on a press on the backdrop, not on one inside', () => {
    const { onClose } = renderDialog();
    press(screen.getByText('You can undo this.'));
    expect(onClose).not.toHaveBeenCalled();
    press(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('stays open when a press that began inside ends on the backdrop', () => {
    const { onClose } = renderDialog();
    fireEvent.pointerDown(screen.getByText('You can undo this.'));
    fireEvent.click(screen.getByRole('dialog'));
    expect(onClose).not.toHaveBeenCalled();
  });

  test('stays open on a press on the backdrop if light dismiss is turned off', () => {
    const { onClose } = renderDialog({ canLightDismiss: false });
    press(screen.getByRole('dialog'));
    expect(onClose).not.toHaveBeenCalled();
  });

  test('focuses the given element first', () => {
    const initialFocusRef = createRef<HTMLButtonElement>();
    renderDialog({ initialFocusRef, footer: <button ref={initialFocusRef}>Keep</button> });
    expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
  });

  test('returns the focus, even when it is unmounted', async () => {
    function Owner() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          <button onClick={() => setIsOpen(true)}>Remove</button>
          {isOpen && (
            <Dialog isOpen onClose={() => setIsOpen(false)} title="Remove Ada?">
              Content
            </Dialog>
          )}
        </>
      );
    }
    render(<Owner />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
  });
});
