import { Fragment, useRef } from 'react';
import type { Guest, GuestFields } from '../guest-list/guest';
import type { GuestInput } from '../guest-form/guestInput';
import type { Drafts } from '../guest-form/draft';
import { EditRow } from './EditRow';
import type { RowActions } from './GuestRow';
import { GuestRow } from './GuestRow';
import { StyledGap, StyledList } from './GuestList.styles';
import { usePrinting } from './usePrinting';
import { useRowWindow } from './useRowWindow';

interface GuestListProps {
  /** All guests, to check names against. */
  guests: readonly Guest[];
  /** The guests in the view, in its order, and the one being edited. */
  rows: readonly Guest[];
  rowIds: readonly string[];
  selectedIds: ReadonlySet<string>;
  actions: RowActions;
  edited: Drafts['edited'];
  /** The row that must be rendered so that the focus can return to it. */
  returnId: string | null;
  onEditInput: (input: GuestInput) => void;
  onEditSave: (fields: GuestFields) => void;
  onEditCancel: () => void;
}

/** The guests as a list. Only rows near the window are in the document; each states its position among all. */
export function GuestList(props: GuestListProps) {
  const { guests, rows, rowIds, selectedIds, actions, edited, returnId } = props;
  const listRef = useRef<HTMLUListElement>(null);
  const isPrinting = usePrinting();
  const slots = useRowWindow({ ids: rowIds, listRef, pinnedId: edited?.guest.id ?? returnId, isPrinting });

  return (
    <StyledList ref={listRef} role="list" aria-label="Guests" tabIndex={-1}>
      {slots.map((slot) => {
        if (slot.kind === 'gap') {
          return (
            <StyledGap
              key={`gap-${slot.start}`}
              role="presentation"
              aria-hidden="true"
              style={{ blockSize: slot.heightPx }}
            />
          );
        }
        const guest = rows[slot.index];
        if (guest === undefined) return null;
        const place = { position: slot.index + 1, setSize: rows.length };
        const row = (
          <GuestRow
            {...place}
            key={guest.id}
            guest={guest}
            isSelected={selectedIds.has(guest.id)}
            actions={actions}
          />
        );
        if (edited?.guest.id !== guest.id) return row;
        return (
          <Fragment key={`edit-${guest.id}`}>
            <EditRow
              {...place}
              guest={guest}
              guests={guests}
              input={edited.input}
              onInput={props.onEditInput}
              onSave={props.onEditSave}
              onCancel={props.onEditCancel}
            />
            {/* Forms are not printed; a guest who is still on the list is. */}
            {isPrinting && guests.includes(guest) && row}
          </Fragment>
        );
      })}
    </StyledList>
  );
}
