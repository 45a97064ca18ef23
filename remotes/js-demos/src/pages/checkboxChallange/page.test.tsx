import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { renderDemo } from '../../demo-testing/renderDemo';
import CheckboxChallangePage from './page';

const open = () => renderDemo('checkboxChallange', CheckboxChallangePage);
const row = (name: string) => screen.getByRole('checkbox', { name });
const checked = () =>
  screen
    .getAllByRole('listitem')
    .flatMap((item) => [...item.querySelectorAll<HTMLInputElement>('input:checked')])
    .map((box) => box.closest('label')?.textContent);
const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Select all/ });

const FIRST = 'Name every layer';
const THIRD = 'Show the page at 320 pixels';
const FOURTH = 'Draw the empty state';
const LAST = 'Hand over the file, and talk it through';

test('checks a range with Shift, by click on box or label', async () => {
  const { user } = await open();
  await user.click(row(FIRST));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByText(THIRD));
  await user.keyboard('{/Shift}');

  expect(checked()).toEqual([FIRST, 'Measure the distances that repeat', THIRD]);
  expect(screen.getByRole('status')).toHaveTextContent('3 of 14 selected.');
});

test('checks a range with Shift on a label that does not change its box, as in Firefox', async () => {
  const { user } = await open();
  await user.click(row(FIRST));
  const label = screen.getByText(THIRD);
  const click = createEvent.click(label, { shiftKey: true });
  // Cancels only what the label would do by itself.
  click.preventDefault();
  fireEvent(label, click);
  expect(checked()).toHaveLength(3);
  expect(row(THIRD)).toHaveFocus();

  await user.click(row(LAST));
  expect(checked()).toHaveLength(4);
});

test('forgets the Shift key of a click that changed nothing', async () => {
  const { user } = await open();
  await user.click(row(FIRST));
  fireEvent.click(screen.getAllByRole('listitem')[1] as HTMLElement, { shiftKey: true });
  await user.click(row(FOURTH));

  expect(checked()).toEqual([FIRST, FOURTH]);
});

test('checks one row with the very first Shift click', async () => {
  const { user } = await open();
  await user.keyboard('{Shift>}');
  await user.click(row(THIRD));

  expect(checked()).toEqual([THIRD]);
});

test('selects a range with Shift and Space', async () => {
  const { user } = await open();
  act(() => row(FIRST).focus());
  await user.keyboard('[Space]');
  act(() => row(FOURTH).focus());
  // In browsers, the click that the space bar triggers carries the Shift key.
  fireEvent.click(row(FOURTH), { shiftKey: true, detail: 0 });

  expect(checked()).toHaveLength(4);
});

test('selects a range by two taps in range mode, wherever the last click was', async () => {
  const { user } = await open();
  await user.click(screen.getByText(LAST));
  await user.click(screen.getByRole('button', { name: 'Range mode' }));
  await user.click(row(FIRST));
  await user.click(row(FOURTH));
  expect(checked()).toHaveLength(5);

  await user.click(row(THIRD));
  expect(checked()).toHaveLength(4);
});

test('shows the size of the range before the click', async () => {
  const { user } = await open();
  await user.click(row(FIRST));
  await user.keyboard('{Shift>}');
  await user.hover(row(FOURTH));

  expect(screen.getByText('4 rows')).toBeInTheDocument();
  await user.keyboard('{/Shift}');
  expect(screen.queryByText('4 rows')).toBeNull();
});

test('affects only visible rows, and names the hidden ones', async () => {
  const { user } = await open();
  await user.click(row(FIRST));
  await user.click(screen.getByRole('radio', { name: 'Text' }));
  await user.click(all());
  expect(screen.getByText('4 of 4 selected, 1 more hidden')).toBeInTheDocument();

  await user.click(screen.getByRole('radio', { name: 'All' }));
  expect(checked()).toHaveLength(5);
  expect(all()).not.toBeChecked();
  expect(all().indeterminate).toBe(true);
});

test('reports that nothing matches', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Search the list'), 'zebra');

  expect(screen.getByText(/^No task matches/)).toBeInTheDocument();
  expect(all()).toBeDisabled();
});

test('announces how many tasks a filter leaves when the visitor pauses', async () => {
  jest.useFakeTimers();
  const { user } = await renderDemo('checkboxChallange', CheckboxChallangePage, {
    advanceTimers: jest.advanceTimersByTime,
  });
  const status = screen.getByRole('status');
  await user.click(screen.getByRole('radio', { name: 'Text' }));
  expect(status).toHaveTextContent('');
  act(() => jest.advanceTimersByTime(600));
  expect(status).toHaveTextContent('4 of 14 tasks.');

  await user.type(screen.getByLabelText('Search the list'), 'zebra');
  expect(status).toHaveTextContent('4 of 14 tasks.');
  act(() => jest.advanceTimersByTime(600));
  expect(status).toHaveTextContent('0 of 14 tasks.');
  jest.useRealTimers();
});

test('undoes a range in one step', async () => {
  const { user } = await open();
  await user.click(all());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(checked()).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Redo' }));
  expect(checked()).toHaveLength(14);
});

test('replays the first Shift click that checks too much', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Replay the classic fault' }));
  for (const button of screen.getAllByRole('button', { name: /First of all/ })) await user.click(button);

  expect(screen.getByRole('group', { name: 'Classic' })).toHaveTextContent('5 of 6 checked');
  expect(screen.getByRole('group', { name: 'Fixed' })).toHaveTextContent('1 of 6 checked');
  expect(screen.getByText('5 of 6 checked').closest('[aria-live="polite"]')).not.toBeNull();
});
