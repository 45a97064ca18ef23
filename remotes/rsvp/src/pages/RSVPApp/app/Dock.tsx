import type { Dispatch, SetStateAction } from 'react';
import type { Guest, GuestStatus } from '../guest-list/guest';
import { removeGuests, setStatus } from '../guest-list/guestChange';
import type { Selection } from '../guest-list/selection';
import { NO_SELECTION } from '../guest-list/selection';
import { SelectionBar } from '../list/SelectionBar';
import type { GuestListModel } from '../model/guestListModel';
import type { GuestListState } from '../model/guestListState';
import { UndoBar } from '../notices/UndoBar';
import { StyledDock } from './Dock.styles';
import { toStatusLabel, toWho } from './guestLabels';

interface DockProps {
  model: GuestListModel;
  state: GuestListState;
  chosen: readonly Guest[];
  setSelection: Dispatch<SetStateAction<Selection>>;
  message: string;
  onMessage: (message: string) => void;
}

/** What is at hand wherever the list is scrolled to: the selected guests, and the way back. */
export function Dock({ model, state, chosen, setSelection, message, onMessage }: DockProps) {
  const chosenIds = new Set(chosen.map(({ id }) => id));

  function handleStatus(status: GuestStatus) {
    const change = setStatus(chosen, chosenIds, status);
    onMessage(change.put.length === 0 ? 'They all have that answer already.' : '');
    model.commit(change, toStatusLabel(change.put, status));
    setSelection(NO_SELECTION);
  }

  function handleRemove() {
    onMessage('');
    model.commit(removeGuests(chosenIds), `Removed ${toWho(chosen)}`);
    setSelection(NO_SELECTION);
  }

  function handleUndo() {
    const names = model.undo().map(({ name }) => name);
    onMessage(
      names.length === 0 ? '' : `Not undone for ${names.join(', ')}: another guest has the name now.`,
    );
  }

  function handleDismiss() {
    // News goes first; what can be undone is still there behind it.
    if (message === '') model.dismissUndo();
    else onMessage('');
  }

  return (
    <StyledDock>
      <UndoBar
        steps={state.undo}
        message={message}
        isHidden={chosen.length > 0 && message === ''}
        onUndo={handleUndo}
        onDismiss={handleDismiss}
      />
      <SelectionBar
        count={chosen.length}
        onStatus={handleStatus}
        onRemove={handleRemove}
        onClear={() => setSelection(NO_SELECTION)}
      />
    </StyledDock>
  );
}
