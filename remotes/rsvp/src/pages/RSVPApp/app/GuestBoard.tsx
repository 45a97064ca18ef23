import type { Dispatch, SetStateAction } from 'react';
import type { Drafts } from '../guest-form/draft';
import type { GuestInput } from '../guest-form/guestInput';
import type { Guest, GuestFields, GuestStatus } from '../guest-list/guest';
import { removeGuests, setStatus } from '../guest-list/guestChange';
import type { GuestView } from '../guest-list/guestView';
import type { Headcount } from '../guest-list/headcount';
import type { Selection } from '../guest-list/selection';
import { NO_SELECTION, chooseAll } from '../guest-list/selection';
import { BulkBar } from '../list/BulkBar';
import { GuestList } from '../list/GuestList';
import type { RowActions } from '../list/GuestRow';
import { ListControls } from '../list/ListControls';
import type { GuestListModel } from '../model/guestListModel';
import type { GuestListState } from '../model/guestListState';
import { EmptyList } from './EmptyList';
import { toStatusLabel, toWho } from './guestLabels';
import { StyledBoardList, StyledShown } from './RsvpApp.styles';

interface GuestBoardProps {
  model: GuestListModel;
  state: GuestListState;
  view: GuestView;
  onView: (view: GuestView) => void;
  list: { shown: readonly Guest[]; shownIds: readonly string[]; counts: Headcount };
  selection: Selection;
  setSelection: Dispatch<SetStateAction<Selection>>;
  isRangeMode: boolean;
  onRangeMode: (isRangeMode: boolean) => void;
  actions: RowActions;
  edited: Drafts['edited'];
  returnId: string | null;
  onEditInput: (input: GuestInput) => void;
  onEditSave: (fields: GuestFields) => void;
  onEditCancel: () => void;
  onMessage: (message: string) => void;
}

/** The list with what filters it and what acts on several guests at once. */
export function GuestBoard(props: GuestBoardProps) {
  const { model, state, view, onView, list, selection, setSelection, isRangeMode, onRangeMode, onMessage } =
    props;
  const { shown, shownIds, counts } = list;
  const chosen = shown.filter(({ id }) => selection.ids.has(id));

  function handleStatus(status: GuestStatus) {
    const change = setStatus(chosen, selection.ids, status);
    onMessage(change.put.length === 0 ? 'They all have that answer already.' : '');
    model.commit(change, toStatusLabel(change.put, status));
  }

  function handleRemove() {
    onMessage('');
    model.commit(removeGuests(selection.ids), `Removed ${toWho(chosen)}`);
    setSelection(NO_SELECTION);
  }

  return (
    <StyledBoardList>
      <ListControls view={view} counts={counts} onView={onView} />
      <StyledShown role="status">
        {state.guests.length > 0 && `Showing ${shown.length} of ${state.guests.length} guests.`}
      </StyledShown>
      {shown.length > 0 ? (
        <>
          <BulkBar
            shownCount={shown.length}
            selectedCount={chosen.length}
            isRangeMode={isRangeMode}
            onRangeMode={onRangeMode}
            onChooseAll={(isSelected) => setSelection(chooseAll(shownIds, isSelected))}
            onStatus={handleStatus}
            onRemove={handleRemove}
          />
          <GuestList
            guests={state.guests}
            shown={shown}
            shownIds={shownIds}
            selectedIds={selection.ids}
            actions={props.actions}
            edited={props.edited}
            returnId={props.returnId}
            onEditInput={props.onEditInput}
            onEditSave={props.onEditSave}
            onEditCancel={props.onEditCancel}
          />
        </>
      ) : (
        <EmptyList state={state} onView={onView} />
      )}
    </StyledBoardList>
  );
}
