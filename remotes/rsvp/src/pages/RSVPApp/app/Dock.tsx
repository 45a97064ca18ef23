import type { Dispatch, SetStateAction } from 'react';
import { useMemo } from 'react';
import type { Guest, GuestStatus } from '../guest-list/guest';
import { removeGuests, setStatus } from '../guest-list/guestChange';
import type { Selection } from '../guest-list/selection';
import { NO_SELECTION } from '../guest-list/selection';
import { SelectionBar } from '../list/SelectionBar';
import type { GuestListModel } from '../model/guestListModel';
import type { GuestListState } from '../model/guestListState';
import { UndoBar } from '../notices/UndoBar';
import { StyledDock } from './Dock.styles';
import { toStatusLabel, toGuestsText } from './guestLabels';
import { useLatest } from './useLatest';

interface DockProps {
  model: GuestListModel;
  state: GuestListState;
  chosen: readonly Guest[];
  setSelection: Dispatch<SetStateAction<Selection>>;
  message: string;
  onMessage: (message: string) => void;
}

/** Always in reach while the list scrolls: actions for the selected guests, and undo. */
export function Dock({ model, state, chosen, setSelection, message, onMessage }: DockProps) {
  const latest = useLatest({ model, chosen, onMessage });
  const bulkActions = useMemo(
    () => ({
      onStatus(status: GuestStatus) {
        const { model, chosen, onMessage } = latest.current;
        const change = setStatus(chosen, new Set(chosen.map(({ id }) => id)), status);
        onMessage(change.put.length === 0 ? 'They all have that answer already.' : '');
        model.commit(change, toStatusLabel(change.put, status));
        setSelection(NO_SELECTION);
      },
      onRemove() {
        const { model, chosen, onMessage } = latest.current;
        onMessage('');
        model.commit(removeGuests(chosen.map(({ id }) => id)), `Removed ${toGuestsText(chosen)}`);
        setSelection(NO_SELECTION);
      },
      onClear: () => setSelection(NO_SELECTION),
    }),
    [latest, setSelection],
  );

  function handleUndo() {
    const names = model.undo().map(({ name }) => name);
    onMessage(
      names.length === 0 ? '' : `Not undone for ${names.join(', ')}: another guest now has the same name.`,
    );
  }

  function handleDismiss() {
    // The message is closed first; the undo step behind it stays.
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
      <SelectionBar count={chosen.length} {...bulkActions} />
    </StyledDock>
  );
}
