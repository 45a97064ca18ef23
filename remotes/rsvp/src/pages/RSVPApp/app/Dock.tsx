import { VisuallyHidden } from '@portfolio/design';
import type { Dispatch, RefObject, SetStateAction } from 'react';
import { useCallback, useMemo } from 'react';
import type { Guest, GuestStatus } from '../guest-list/guest';
import { removeGuests, setStatus } from '../guest-list/guestChange';
import type { Selection } from '../guest-list/selection';
import { NO_SELECTION } from '../guest-list/selection';
import { SelectionBar } from '../list/SelectionBar';
import type { GuestListModel } from '../model/guestListModel';
import type { GuestListState } from '../model/guestListState';
import { UndoBar } from '../notices/UndoBar';
import { StyledDock } from './Dock.styles';
import { findDockButton } from './findDockButton';
import { toStatusLabel, toGuestsText } from './guestLabels';
import { findBoxInView, rescueFocus } from './rescueFocus';
import { useLatest } from './useLatest';

interface DockProps {
  model: GuestListModel;
  state: GuestListState;
  shownIds: readonly string[];
  chosen: readonly Guest[];
  setSelection: Dispatch<SetStateAction<Selection>>;
  message: string;
  onMessage: (message: string) => void;
  dockRef: RefObject<HTMLDivElement | null>;
  /** The line above the list, which takes the focus if no row is in view. */
  shownRef: RefObject<HTMLElement | null>;
  /** The field that takes the focus if the list is empty. */
  nameRef: RefObject<HTMLElement | null>;
}

/** The shown ids, starting at the last selected guest: first those after it, then those before it, nearest first. */
function toNearest(shownIds: readonly string[], chosen: readonly Guest[]): readonly string[] {
  const start = Math.max(0, shownIds.indexOf(chosen.at(-1)?.id ?? ''));
  return [...shownIds.slice(start), ...shownIds.slice(0, start).reverse()];
}

/** Always in reach while the list scrolls: actions for the selected guests, and undo. */
export function Dock(props: DockProps) {
  const { model, state, shownIds, chosen, setSelection, message, onMessage } = props;
  const { dockRef, shownRef, nameRef } = props;
  const latest = useLatest({ model, shownIds, chosen, onMessage });

  const findInList = useCallback(
    (ids: readonly string[]) =>
      findBoxInView(ids) ??
      (latest.current.model.getState().guests.length > 0 ? shownRef.current : nameRef.current),
    [latest, shownRef, nameRef],
  );

  const bulkActions = useMemo(() => {
    function close() {
      const ids = toNearest(latest.current.shownIds, latest.current.chosen);
      rescueFocus(() => findInList(ids));
      setSelection(NO_SELECTION);
    }

    return {
      onStatus(status: GuestStatus) {
        const { model, chosen, onMessage } = latest.current;
        const change = setStatus(chosen, new Set(chosen.map(({ id }) => id)), status);
        onMessage(change.put.length === 0 ? 'They all have that answer already.' : '');
        model.commit(change, toStatusLabel(change.put, status));
        close();
      },
      onRemove() {
        const { model, chosen, onMessage } = latest.current;
        onMessage('');
        model.commit(removeGuests(chosen.map(({ id }) => id)), `Removed ${toGuestsText(chosen)}`);
        close();
      },
      onClear: close,
    };
  }, [latest, findInList, setSelection]);

  // Focus a button that is left in the dock, otherwise a changed row.
  function rescueFromUndo(changed: readonly { id: string }[]) {
    rescueFocus(
      () =>
        findDockButton(dockRef.current) ??
        findInList([...changed.map(({ id }) => id), ...latest.current.shownIds]),
    );
  }

  function handleUndo() {
    rescueFromUndo(state.undo.at(-1)?.change.put ?? []);
    const names = model.undo().map(({ name }) => name);
    onMessage(
      names.length === 0 ? '' : `Not undone for ${names.join(', ')}: another guest now has the same name.`,
    );
  }

  function handleDismiss() {
    rescueFromUndo([]);
    // The message is closed first; the undo step behind it stays.
    if (message === '') model.dismissUndo();
    else onMessage('');
  }

  return (
    <StyledDock ref={dockRef}>
      <UndoBar
        steps={state.undo}
        message={message}
        news={state.news}
        isHidden={chosen.length > 0 && message === ''}
        onUndo={handleUndo}
        onDismiss={handleDismiss}
      />
      {/* As with the undo bar, separate from the buttons. */}
      <VisuallyHidden role="status">
        {chosen.length > 0 && `${chosen.length} of ${shownIds.length} guests selected`}
      </VisuallyHidden>
      <SelectionBar count={chosen.length} {...bulkActions} />
    </StyledDock>
  );
}
