import { VisuallyHidden } from '@portfolio/design';
import type { Dispatch, RefObject, SetStateAction } from 'react';
import { useCallback } from 'react';
import type { Drafts } from '../guest-form/draft';
import type { GuestInput } from '../guest-form/guestInput';
import type { GuestFields } from '../guest-list/guest';
import type { GuestView } from '../guest-list/guestView';
import { DEFAULT_VIEW } from '../guest-list/guestView';
import type { Selection } from '../guest-list/selection';
import { chooseAll } from '../guest-list/selection';
import { BulkBar } from '../list/BulkBar';
import { GuestList } from '../list/GuestList';
import type { RowActions } from '../list/GuestRow';
import { ListControls } from '../list/ListControls';
import type { ShownGuests } from '../list/useShownGuests';
import { useViewNews } from '../list/useViewNews';
import type { GuestListState } from '../model/guestListState';
import { EmptyList } from './EmptyList';
import { StyledBoardList, StyledShown } from './RsvpApp.styles';

interface GuestBoardProps {
  state: GuestListState;
  view: GuestView;
  onView: (view: GuestView) => void;
  list: ShownGuests;
  /** The line that says how many guests are shown. */
  shownRef: RefObject<HTMLParagraphElement | null>;
  selectedIds: ReadonlySet<string>;
  selectedCount: number;
  setSelection: Dispatch<SetStateAction<Selection>>;
  onGoToDock: () => void;
  isRangeMode: boolean;
  onRangeMode: (isRangeMode: boolean) => void;
  actions: RowActions;
  edited: Drafts['edited'];
  returnId: string | null;
  onEditInput: (input: GuestInput) => void;
  onEditSave: (fields: GuestFields) => void;
  onEditCancel: () => void;
}

/** The list with its filters and the actions for several guests at once. */
export function GuestBoard(props: GuestBoardProps) {
  const { state, view, list, shownRef, selectedIds, selectedCount, setSelection } = props;
  const { shownIds, rows, rowIds, counts } = list;
  const shownCount = shownIds.length;
  const handleChooseAll = useCallback(
    (isSelected: boolean) => setSelection(chooseAll(shownIds, isSelected)),
    [shownIds, setSelection],
  );

  const total = state.guests.length;
  const { isNews, onView } = useViewNews(state.guests, props.onView);

  function handleShowEveryone() {
    // First, because the button disappears.
    shownRef.current?.focus();
    onView(DEFAULT_VIEW);
  }

  return (
    <StyledBoardList>
      <ListControls view={view} counts={counts} onView={onView} />
      <StyledShown ref={shownRef} tabIndex={-1}>
        {total > 0 && `Showing ${shownCount} of ${total} guests.`}
      </StyledShown>
      <VisuallyHidden role="status">{isNews && `${shownCount} of ${total} guests shown`}</VisuallyHidden>
      {rows.length > 0 ? (
        <>
          <BulkBar
            shownCount={shownCount}
            selectedCount={selectedCount}
            isRangeMode={props.isRangeMode}
            onRangeMode={props.onRangeMode}
            onChooseAll={handleChooseAll}
            canUndo={state.undo.length > 0}
            onGoToDock={props.onGoToDock}
          />
          <GuestList
            guests={state.guests}
            rows={rows}
            rowIds={rowIds}
            selectedIds={selectedIds}
            actions={props.actions}
            edited={props.edited}
            returnId={props.returnId}
            onEditInput={props.onEditInput}
            onEditSave={props.onEditSave}
            onEditCancel={props.onEditCancel}
          />
        </>
      ) : (
        <EmptyList state={state} onShowEveryone={handleShowEveryone} />
      )}
    </StyledBoardList>
  );
}
