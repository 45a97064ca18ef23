import { AnnounceContext } from '@portfolio/kit/demo';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createFakeStorage } from '../../demo-testing/noteKind';
import { installPlatform } from '../../demo-testing/platform';
import { readStored, writeStored } from '../../portable/storedValue';
import { MAX_SAVED, SAVED_LOOPS } from './drumLoopFile';
import { createDrumMachine } from './drumMachine';
import { LoopShelf } from './LoopShelf';

installPlatform();

/** Shows the shelf of a browser in which loops of these names are saved. */
function open(...names: string[]) {
  const storage = createFakeStorage();
  /** Saves loops of these names, as another tab would. */
  const store = (...saved: string[]) =>
    writeStored(
      SAVED_LOOPS,
      saved.map((name) => ({ name, bpm: 77, bars: 1, hits: [{ pad: 'tom', tick: 0 }] })),
      () => storage,
    );
  store(...names);
  const machine = createDrumMachine({
    createContext: () => null,
    storage: () => storage,
    tabStorage: createFakeStorage,
  });
  machine.attach();
  const announce = jest.fn();
  render(
    <AnnounceContext value={announce}>
      <LoopShelf machine={machine} />
    </AnnounceContext>,
  );
  return {
    announce,
    store,
    user: userEvent.setup(),
    machine,
    savedLoops: () => readStored(SAVED_LOOPS, () => storage)?.map(({ name, bpm }) => `${name} ${bpm}`),
    savedNames: () => readStored(SAVED_LOOPS, () => storage)?.map(({ name }) => name),
  };
}

const deleteButton = (name: string) => screen.getByRole('button', { name: `Delete ${name}` });
const undoButton = () => screen.getByRole('button', { name: 'Undo the last deletion' });

test('moves the focus to the next loop, the previous loop or undo when a loop is deleted', async () => {
  const { user } = open('One', 'Two', 'Three');
  await user.click(deleteButton('Two'));
  expect(deleteButton('Three')).toHaveFocus();

  await user.click(deleteButton('Three'));
  expect(deleteButton('One')).toHaveFocus();

  await user.click(deleteButton('One'));
  expect(undoButton()).toHaveFocus();
});

test('brings a deleted loop back to its place, for the next visit too', async () => {
  const { user, announce, savedNames } = open('One', 'Two');
  expect(undoButton()).toHaveAttribute('aria-disabled', 'true');
  await user.click(deleteButton('One'));
  expect(savedNames()).toEqual(['Two']);

  await user.click(undoButton());
  expect(announce).toHaveBeenLastCalledWith('“One” is back.');
  expect(savedNames()).toEqual(['One', 'Two']);
  expect(undoButton()).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ['a newer loop has its name', ['One'], 'One'],
  ['the list is full', Array.from({ length: MAX_SAVED }, (_, index) => `Loop ${index}`), 'Newest'],
])('cannot bring a deleted loop back if %s', async (_reason, names, newName) => {
  const { user } = open(...names);
  await user.click(deleteButton(names[0] ?? ''));
  expect(undoButton()).toHaveAttribute('aria-disabled', 'false');
  await user.type(screen.getByLabelText('Name for this loop'), newName);
  await user.click(screen.getByRole('button', { name: 'Save the loop' }));

  expect(undoButton()).toHaveAttribute('aria-disabled', 'true');
});

test('changes the loops as another tab has left them', async () => {
  const { user, store, savedNames } = open('One', 'Two');
  store('Two', 'Three');
  await user.type(screen.getByLabelText('Name for this loop'), 'Four');
  await user.click(screen.getByRole('button', { name: 'Save the loop' }));
  expect(savedNames()).toEqual(['Two', 'Three', 'Four']);

  store('Two', 'Five');
  await user.click(deleteButton('Two'));
  expect(savedNames()).toEqual(['Five']);

  store('Five', 'Six');
  await user.click(undoButton());
  expect(savedNames()).toEqual(['Two', 'Five', 'Six']);
});

test.each([
  ['listed', ['One', 'Mine', 'Two'], undefined],
  ['of another tab', ['One'], ['One', 'Mine', 'Two']],
])('brings back a loop %s that a new one of its name has replaced', async (_whose, names, stored) => {
  const { user, announce, machine, store, savedLoops } = open(...names);
  if (stored !== undefined) store(...stored);
  act(() => machine.setTempo(120));
  await user.type(screen.getByLabelText('Name for this loop'), 'Mine');
  await user.click(screen.getByRole('button', { name: 'Save the loop' }));
  expect(announce).toHaveBeenLastCalledWith(
    'Replaced “Mine”. Undo the replacement to bring back the earlier one.',
  );
  expect(savedLoops()).toEqual(['One 77', 'Two 77', 'Mine 120']);

  await user.click(screen.getByRole('button', { name: 'Undo the replacement' }));
  expect(announce).toHaveBeenLastCalledWith('The other “Mine” is back.');
  expect(savedLoops()).toEqual(['One 77', 'Mine 77', 'Two 77']);
  await user.click(screen.getByRole('button', { name: 'Undo the replacement' }));
  expect(savedLoops()).toEqual(['One 77', 'Two 77', 'Mine 120']);
});

test('does not delete another loop if another tab has deleted this one', async () => {
  const { user, store, savedNames } = open('One', 'Two');
  store('Two');
  await user.click(deleteButton('One'));

  expect(savedNames()).toEqual(['Two']);
});

test('brings no deleted loop back if another tab has taken its place', async () => {
  const { user, announce, store, savedNames } = open('One');
  await user.click(deleteButton('One'));
  store('One');
  await user.click(undoButton());

  expect(announce).toHaveBeenLastCalledWith(
    expect.stringContaining('There is no place for “One”'),
    'problem',
  );
  expect(savedNames()).toEqual(['One']);
  expect(undoButton()).toHaveAttribute('aria-disabled', 'true');
});

test('describes a loop with one stroke', () => {
  open('One');

  expect(screen.getByText('77 bpm, 1 bar, 1 stroke')).toBeInTheDocument();
});
