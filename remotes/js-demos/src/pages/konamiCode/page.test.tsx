import { act, fireEvent, screen } from '@testing-library/react';
import { openDialog } from '../../demo-testing/openDialog';
import { renderDemo } from '../../demo-testing/renderDemo';
import KonamiCodePage from './page';

const KEYS = '{ArrowUp}{ArrowUp}{ArrowDown}{ArrowDown}{ArrowLeft}{ArrowRight}{ArrowLeft}{ArrowRight}ba';
const BUTTONS = 'Up Up Down Down Left Right Left Right B A'.split(' ');

beforeEach(() => {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ left: 10, top: 20, width: 300, height: 40 } as DOMRect);
  Element.prototype.setPointerCapture = jest.fn();
});

const open = () => renderDemo('konamiCode', KonamiCodePage);
const redlines = () => screen.queryByRole('region', { name: 'Redlines' });
const progress = () => screen.getByText(/^\d+ of 10$/).textContent;

test('opens by the keys, announces it, and Escape returns the focus', async () => {
  const { user } = await open();
  const hint = screen.getByRole('button', { name: 'Show the hint' });
  act(() => hint.focus());
  await user.keyboard(KEYS);

  expect(redlines()).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('The code is right. Redlines measure headings.');
  expect(screen.getByRole('button', { name: 'Hide the redlines' })).toHaveFocus();

  await user.keyboard('{Escape}');
  expect(redlines()).toBeNull();
  expect(hint).toHaveFocus();
});

test('opens by the buttons', async () => {
  const { user } = await open();
  for (const name of BUTTONS) await user.click(screen.getByRole('button', { name }));

  expect(redlines()).toBeInTheDocument();
});

test('measures more each time', async () => {
  const { user } = await open();
  await user.keyboard(KEYS);
  const boxes = () => Number(/^\d+/.exec(redlines()?.textContent ?? '')?.[0]);
  const first = boxes();
  await user.keyboard(KEYS);

  expect(first).toBeGreaterThan(3);
  expect(boxes()).toBeGreaterThan(first);
});

test('ignores Shift, and keeps what may still start the code', async () => {
  const { user } = await open();
  await user.keyboard('{ArrowUp}{Shift}{ArrowUp}');
  expect(progress()).toBe('2 of 10');

  await user.keyboard('{ArrowUp}');
  expect(progress()).toBe('2 of 10');
});

test('never prevents a key', async () => {
  await open();
  const event = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true });
  act(() => void document.body.dispatchEvent(event));

  expect(event.defaultPrevented).toBe(false);
});

test('ignores text fields', async () => {
  await open();
  const field = document.createElement('input');
  document.body.append(field);
  fireEvent.keyDown(field, { key: 'ArrowUp' });

  expect(progress()).toBe('0 of 10');
  field.remove();
});

test.each(['radio', 'range'])('ignores keys that change a %s', async (type) => {
  await open();
  const control = Object.assign(document.createElement('input'), { type });
  document.body.append(control);
  fireEvent.keyDown(control, { key: 'ArrowUp' });

  expect(progress()).toBe('0 of 10');
  control.remove();
});

test('ignores keys, and Escape, while a dialog is over the page', async () => {
  const { user } = await open();
  await user.keyboard(KEYS);
  const dialog = openDialog();
  await user.keyboard('{Escape}');
  expect(redlines()).toBeInTheDocument();
  dialog.remove();
  await user.keyboard('{Escape}');
  expect(redlines()).toBeNull();

  openDialog();
  await user.keyboard('{ArrowUp}');
  expect(progress()).toBe('0 of 10');
});

test('announces a wrong key only if it loses something, but every button', async () => {
  const { user } = await open();
  const status = screen.getByRole('status');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(status).toBeEmptyDOMElement();

  await user.keyboard('{ArrowLeft}');
  expect(status).toHaveTextContent('Not that one. 0 of 10.');

  await user.keyboard('{ArrowUp}{ArrowUp}');
  await user.click(screen.getByRole('button', { name: 'Up' }));
  expect(status).toHaveTextContent('Not that one. 2 of 10.');
  await user.click(screen.getByRole('button', { name: 'Down' }));
  expect(status).toHaveTextContent(/^3 of 10\.$/);
});

test('ignores keys while it is switched off', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Listen for the code' }));
  await user.keyboard(KEYS);

  expect(redlines()).toBeNull();
  expect(screen.getByRole('button', { name: 'Up' })).toBeDisabled();
});

test('accepts swipes', async () => {
  await open();
  const field = screen.getByText('or swipe here');
  // jsdom's pointer events have no coordinates; a mouse event with a pointer event's name does.
  const fire = (type: string, clientX: number, clientY: number) =>
    act(() => void field.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX, clientY })));
  fire('pointerdown', 50, 90);
  fire('pointerup', 50, 20);

  expect(progress()).toBe('1 of 10');
});

test('shows the next input once the hint is shown', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Show the hint' }));
  expect(screen.getByText('Next: Up')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Next: Up.');

  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(screen.getByText('Next: Down')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Down' }));
  expect(screen.getByRole('status')).toHaveTextContent('3 of 10. Next: Down.');
});

test('removes the redlines with the page', async () => {
  const { user, unmount } = await open();
  await user.keyboard(KEYS);
  unmount();

  expect(redlines()).toBeNull();
});

test('replays the lock that Shift keeps shut', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Replay the classic fault' }));
  const fixed = screen.getByRole('group', { name: 'Fixed' });
  const result = fixed.querySelector('[aria-live="polite"]');
  expect(result).toBeEmptyDOMElement();
  for (const button of screen.getAllByRole('button', { name: 'Hold Shift for B and A' }))
    await user.click(button);

  expect(screen.getByRole('group', { name: 'Classic' })).toHaveTextContent('It stays shut.');
  expect(result).toHaveTextContent('It opens.');
});
