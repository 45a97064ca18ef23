import { screen, within } from '@testing-library/react';
import { renderDemo } from '../../demo-testing/renderDemo';
import ArrayCardioPage from './page';

const open = (address?: string) => renderDemo('arrayCardio', ArrayCardioPage, { address });
const choose = (name: RegExp) =>
  within(screen.getByRole('list', { name: 'Exercises' })).getByRole('button', { name });
const result = () => screen.getByRole('table', { name: /^Result/ });
const column = (index: number) =>
  within(result())
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.children[index]?.textContent);

test('shows code, result and input of an exercise', async () => {
  await open();

  expect(screen.getByRole('region', { name: 'Code' })).toHaveTextContent('year >= 1500 && year < 1600');
  expect(column(1)).toEqual(['Galilei', 'Drebbel', 'Napier']);
  expect(screen.getByRole('table', { name: 'inventors' })).toBeInTheDocument();
});

test('changes code and result with the condition', async () => {
  const { user } = await open();
  await user.selectOptions(screen.getByLabelText('Century'), '1900s');

  expect(screen.getByRole('region', { name: 'Code' })).toHaveTextContent('year >= 1900');
  expect(column(1)).toEqual(['Hopper', 'Lamarr']);
});

test('counts the rows of the result', async () => {
  const { user } = await open();
  expect(screen.getByRole('table', { name: 'Result, 3 rows' })).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Century'), '1600s');

  expect(screen.getByRole('table', { name: 'Result, 1 row' })).toBeInTheDocument();
});

test('announces the number of rows or the value, not the whole result', async () => {
  const { user } = await open();
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  expect(result().closest('[aria-live]')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Century'), '1600s');
  expect(status).toHaveTextContent(/^Result, 1 row$/);

  await user.click(choose(/at least one visitor/));
  expect(status).toHaveTextContent(/^Open: .*at least one visitor/);
  await user.click(screen.getByRole('checkbox', { name: 'Run on empty lists' }));
  expect(status).toHaveTextContent(/^Result: false$/);
});

test('sorts the result by a header, with the direction on that header only', async () => {
  const { user } = await open();
  await user.click(within(result()).getByRole('button', { name: /year/ }));

  expect(column(2)).toEqual(['1550', '1564', '1572']);
  expect(
    within(result())
      .getAllByRole('columnheader')
      .filter((header) => header.hasAttribute('aria-sort')),
  ).toHaveLength(1);
});

test('steps through a reduce round by round', async () => {
  const { user } = await open();
  await user.click(choose(/How often/));
  expect(screen.getByRole('slider', { name: 'Round' })).toHaveAttribute('aria-valuetext', '1 of 14');

  await user.click(screen.getByRole('button', { name: 'Next round' }));
  expect(screen.getByText('{"tram": 1, "bike": 1}')).toBeInTheDocument();
});

test('shows the result for empty lists, even if the code throws', async () => {
  const { user } = await open('?exercise=total-years');
  await user.click(screen.getByRole('checkbox', { name: 'Run on empty lists' }));
  expect(screen.getByText('There are no rounds: the list is empty.')).toBeInTheDocument();

  await user.selectOptions(screen.getByLabelText('Start value'), 'None');
  expect(screen.getByText(/TypeError: Reduce of empty array/, { selector: 'code' })).toBeVisible();
});

test('reports that nothing was found', async () => {
  const { user } = await open('?exercise=find');
  await user.selectOptions(screen.getByLabelText('Id'), '999');

  expect(screen.getByText('Nothing was found. This is an answer, not an error.')).toBeInTheDocument();
});

test('opens the exercise in the address and updates the address', async () => {
  const { user } = await open('?exercise=some');
  expect(choose(/at least one visitor/)).toHaveAttribute('aria-current', 'true');

  await user.click(choose(/every visitor/));
  expect(window.location.search).toBe('?exercise=every');
});

test('opens the first exercise if the address names none that exists', async () => {
  await open('?exercise=nonsense&x=1#demo');

  expect(choose(/given century/)).toHaveAttribute('aria-current', 'true');
  expect(window.location.search + window.location.hash).toBe('?x=1#demo');
});

test('replays the sort that changes the shared list', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Replay the classic fault' }));
  for (const button of screen.getAllByRole('button', { name: 'Sort by lifespan' })) await user.click(button);

  expect(screen.getByRole('group', { name: 'Classic' })).toHaveTextContent(
    'The shared list has been changed.',
  );
  expect(screen.getByRole('group', { name: 'Fixed' })).toHaveTextContent('The shared list is as it was.');
  expect(
    screen.getByText('The shared list has been changed.').closest('[aria-live="polite"]'),
  ).not.toBeNull();
});
