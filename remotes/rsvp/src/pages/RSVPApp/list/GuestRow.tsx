import { EditIcon, TrashIcon } from '@portfolio/design';
import { memo, useRef } from 'react';
import type { Guest, GuestStatus } from '../guest-list/guest';
import { GUEST_STATUSES, STATUS_LABELS } from '../guest-list/guest';
import { StyledRow } from './GuestRow.styles';

/** The actions on a guest. One stable object for all rows, so that a row only re-renders when its guest changes. */
export interface RowActions {
  onChoose: (id: string, isSelected: boolean, isRange: boolean) => void;
  onStatus: (id: string, status: GuestStatus, isByKey: boolean) => void;
  /** The focus leaves the row, for another control or for none. */
  onLeave: (id: string, target: Element | null) => void;
  onEdit: (id: string) => void;
  onRemove: (id: string) => void;
}

interface GuestRowProps {
  guest: Guest;
  isSelected: boolean;
  /** Counted from 1. */
  position: number;
  setSize: number;
  actions: RowActions;
}

function toPeople(size: number) {
  return size === 1 ? '1 person' : `${size} people`;
}

interface RowButtonsProps {
  id: string;
  name: string;
  actions: RowActions;
}

/** Separate from the row, because answers and selections do not change the buttons. */
const RowButtons = memo(function RowButtons({ id, name, actions }: RowButtonsProps) {
  return (
    <span className="acts">
      <button type="button" aria-label={`Edit ${name}`} data-act="edit" onClick={() => actions.onEdit(id)}>
        <EditIcon sizePx={20} />
      </button>
      <button
        type="button"
        aria-label={`Remove ${name}`}
        data-act="remove"
        onClick={() => actions.onRemove(id)}
      >
        <TrashIcon sizePx={20} />
      </button>
    </span>
  );
});

/** One guest. Plain elements in a single styled row, because there may be hundreds. */
export const GuestRow = memo(function GuestRow(props: GuestRowProps) {
  const { guest, isSelected, position, setSize, actions } = props;
  const { id, name, status, partySize, diet, notes } = guest;
  const isByKey = useRef(false);
  return (
    <StyledRow
      data-row={id}
      data-status={status}
      data-selected={isSelected || undefined}
      aria-setsize={setSize}
      aria-posinset={position}
      onBlur={({ currentTarget, relatedTarget }) => {
        // The second is the focused control itself if the visitor has only switched to another window.
        const isInside = [relatedTarget, document.activeElement].some((target) =>
          currentTarget.contains(target),
        );
        if (!isInside) actions.onLeave(id, relatedTarget);
      }}
    >
      <label className="pick">
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={isSelected}
          onChange={(event) => {
            const { shiftKey } = event.nativeEvent as MouseEvent;
            actions.onChoose(id, event.target.checked, shiftKey === true);
          }}
        />
      </label>
      <div className="who">
        <strong>{name}</strong>
        {(diet !== '' || notes !== '') && (
          <p>
            {diet !== '' && <span className="diet">{diet}</span>}
            {notes}
          </p>
        )}
      </div>
      <select
        aria-label={`Answer from ${name}`}
        value={status}
        onPointerDown={() => {
          isByKey.current = false;
        }}
        onKeyDown={() => {
          isByKey.current = true;
        }}
        onChange={(event) => actions.onStatus(id, event.target.value as GuestStatus, isByKey.current)}
      >
        {GUEST_STATUSES.map((value) => (
          <option key={value} value={value}>
            {STATUS_LABELS[value]}
          </option>
        ))}
      </select>
      <span className="answer">{STATUS_LABELS[status]}</span>
      <span className="people">{toPeople(partySize)}</span>
      <RowButtons id={id} name={name} actions={actions} />
    </StyledRow>
  );
});
