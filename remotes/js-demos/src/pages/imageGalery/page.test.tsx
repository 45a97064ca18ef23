import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderDemo } from '../../demo-testing/renderDemo';
import ImageGaleryPage from './page';
import { PICTURES } from './pictures';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

const open = (address?: string) => renderDemo('imageGalery', ImageGaleryPage, { address });
const panel = (name: string) => screen.getByRole('button', { name });
const expanded = () =>
  screen.queryAllByRole('button', { expanded: true }).map((button) => button.textContent);

test('shows five described pictures, all closed', async () => {
  await open();
  const pictures = within(screen.getByRole('list', { name: 'Pictures' })).getAllByRole('img');

  expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual(PICTURES.map(({ alt }) => alt));
  expect(expanded()).toEqual([]);
});

test('opens one panel at a time, or many', async () => {
  const { user } = await open();
  await user.click(panel('Ruler'));
  await user.click(panel('Pencil'));
  expect(expanded()).toEqual(['Pencil']);

  await user.click(screen.getByRole('radio', { name: 'Many' }));
  await user.click(panel('Ruler'));
  expect(expanded()).toEqual(['Ruler', 'Pencil']);

  await user.click(screen.getByRole('radio', { name: 'One' }));
  expect(expanded()).toEqual(['Ruler']);
});

test('makes closed panels unreachable', async () => {
  const { user } = await open();
  const words = document.getElementById(panel('Ruler').getAttribute('aria-controls') ?? '');
  expect(words).toHaveAttribute('inert');

  await user.click(panel('Ruler'));
  expect(words).not.toHaveAttribute('inert');
  expect(within(words as HTMLElement).getByText('to the edge')).toBeInTheDocument();
});

test('moves by arrow keys, opens by Space and closes all by Escape', async () => {
  const { user } = await open();
  act(() => panel('Ruler').focus());
  await user.keyboard('{ArrowLeft}');
  expect(panel('Pencil')).toHaveFocus();

  await user.keyboard('[Space]');
  expect(expanded()).toEqual(['Pencil']);
  await user.keyboard('{Escape}');
  expect(expanded()).toEqual([]);
});

test.each(['Alt', 'Control', 'Meta'])('leaves the arrow keys with %s to the browser', async (modifier) => {
  const { user } = await open();
  act(() => panel('Ruler').focus());
  await user.keyboard(`{${modifier}>}{ArrowLeft}{/${modifier}}`);

  expect(panel('Ruler')).toHaveFocus();
});

test('moves the focus from a button in an open panel to the panel’s own button when Escape closes it', async () => {
  const { user } = await open('?open=pencil,ruler');
  act(() => screen.getByRole('button', { name: 'Enlarge Ruler' }).focus());
  await user.keyboard('{Escape}');

  expect(expanded()).toEqual([]);
  expect(panel('Ruler')).toHaveFocus();
});

test('opens the panels in the address and updates the address', async () => {
  const { user } = await open('?open=calliper,compasses');
  expect(expanded()).toEqual(['Calliper', 'Compasses']);

  await user.click(panel('Calliper'));
  expect(window.location.search).toBe('?open=compasses');
});

test('enlarges a picture and moves to its neighbours', async () => {
  const { user } = await open('?open=pencil');
  await user.click(screen.getByRole('button', { name: 'Enlarge Pencil' }));
  const dialog = screen.getByRole('dialog', { name: 'Pencil' });
  expect(within(dialog).getByText(/^5 of 5/)).toBeInTheDocument();

  await user.click(within(dialog).getByRole('button', { name: 'Next picture' }));
  expect(screen.getByRole('dialog', { name: 'Ruler' })).toBeInTheDocument();

  // The browser goes back.
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(screen.getByRole('dialog', { name: 'Ruler' })).toBeInTheDocument();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('dialog', { name: 'Pencil' })).toBeInTheDocument();
});

test('enlarges the picture in the address and updates the address', async () => {
  const { user } = await open('?open=ruler#pencil');
  const dialog = screen.getByRole('dialog', { name: 'Pencil' });
  await user.click(within(dialog).getByRole('button', { name: 'Previous picture' }));
  expect(window.location.search + window.location.hash).toBe('?open=ruler#compasses');

  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog', { name: 'Compasses' })).not.toBeInTheDocument();
  expect(window.location.search + window.location.hash).toBe('?open=ruler');
});

test('replays the words on a closed panel', async () => {
  jest.useFakeTimers();
  const { user } = await renderDemo('imageGalery', ImageGaleryPage, {
    advanceTimers: (delayMs) => void jest.advanceTimersByTime(delayMs),
  });
  await user.click(screen.getByRole('button', { name: 'Replay the classic fault' }));
  for (const button of screen.getAllByRole('button', { name: 'Click twice, quickly' }))
    await user.click(button);
  act(() => jest.advanceTimersByTime(200));
  document.querySelectorAll('[data-trial]').forEach((trial) => fireEvent.transitionEnd(trial));

  expect(screen.getByRole('group', { name: 'Classic' })).toHaveTextContent(
    'The panel is closed, its words are shown.',
  );
  expect(screen.getByRole('group', { name: 'Fixed' })).toHaveTextContent(
    'The panel is closed, its words are hidden.',
  );
  expect(screen.getByText(/its words are shown/).closest('[aria-live="polite"]')).not.toBeNull();
  jest.useRealTimers();
});

test('drops pictures that do not exist from the address, and keeps the rest of it', async () => {
  await open('?x=1&open=nonsense,ruler');
  expect(window.location.search).toBe('?x=1&open=ruler');
});
