import type { Dispatch, RefObject, SetStateAction } from 'react';
import { useMemo } from 'react';
import type { Drafts } from '../guest-form/draft';
import { toInput } from '../guest-form/guestInput';
import { removeGuests, setStatus } from '../guest-list/guestChange';
import type { Selection } from '../guest-list/selection';
import { choose } from '../guest-list/selection';
import { findRow } from '../list/findRow';
import type { RowActions } from '../list/GuestRow';
import type { GuestListModel } from '../model/guestListModel';
import { afterRelease } from './afterRelease';
import { toStatusLabel, toGuestsText } from './guestLabels';
import { rescueFocus } from './rescueFocus';
import { useLatest } from './useLatest';

interface RowActionOptions {
  model: GuestListModel;
  shownIds: readonly string[];
  isRangeMode: boolean;
  drafts: Drafts;
  setDrafts: Dispatch<SetStateAction<Drafts>>;
  setSelection: Dispatch<SetStateAction<Selection>>;
  answeredId: string | null;
  setAnsweredId: Dispatch<SetStateAction<string | null>>;
  setMessage: (message: string) => void;
  nameRef: RefObject<HTMLInputElement | null>;
}

/** A control in the neighbour of a row that is about to leave, or the fallback: an edit form beside it has none. */
function findInNeighbour(id: string, control: string, fallback: HTMLElement | null) {
  const row = findRow(id);
  const find = (neighbour?: Element | null) => neighbour?.querySelector<HTMLElement>(control);
  return find(row?.nextElementSibling) ?? find(row?.previousElementSibling) ?? fallback;
}

/** The actions of a row. A stable object, so that a row only re-renders when its own guest changes. */
export function useRowActions(options: RowActionOptions): RowActions {
  const latest = useLatest(options);

  return useMemo<RowActions>(() => {
    const find = (id: string) => latest.current.model.getState().guests.filter((guest) => guest.id === id);

    return {
      onChoose(id, isSelected, isShift) {
        const { shownIds, isRangeMode, setSelection } = latest.current;
        const isRange = isShift || isRangeMode;
        setSelection((before) => choose(before, shownIds, { id, isSelected, isRange }));
      },
      onStatus(id, status, isByKey) {
        const { model, setAnsweredId, setMessage, nameRef } = latest.current;
        const guests = find(id);
        // Found now, because the filter may hide the row with its new answer.
        const neighbour = findInNeighbour(id, 'select', nameRef.current);
        // A row that stays keeps its focus: Safari gives none to a select that is clicked.
        rescueFocus(() => (findRow(id) ? null : neighbour));
        setMessage('');
        // Each arrow key is an answer: the next one must not go to the next guest.
        setAnsweredId(isByKey ? id : null);
        model.commit(setStatus(guests, new Set([id]), status), toStatusLabel(guests, status));
      },
      onLeave(id, target) {
        if (latest.current.answeredId !== id) return;
        afterRelease(() => {
          const { answeredId, setAnsweredId, nameRef } = latest.current;
          if (answeredId !== id || findRow(id)?.contains(document.activeElement)) return;
          setAnsweredId(null);
          // The filter may hide the last guest now, and with the list the control that takes the focus.
          rescueFocus(() => (target?.isConnected === false ? nameRef.current : null));
        });
      },
      onEdit(id) {
        const { drafts, setDrafts, setMessage } = latest.current;
        const [guest] = find(id);
        if (guest === undefined) return;
        const { edited } = drafts;
        if (edited && JSON.stringify(edited.input) !== JSON.stringify(toInput(edited.guest))) {
          setMessage(`Save or cancel your changes to ${edited.guest.name} first.`);
          findRow(edited.guest.id)?.querySelector('input')?.focus();
          return;
        }
        setMessage('');
        setDrafts((before) => ({ ...before, edited: { guest, input: toInput(guest) } }));
      },
      onRemove(id) {
        const { model, setMessage, nameRef } = latest.current;
        const guests = find(id);
        findInNeighbour(id, '[data-act="remove"]', nameRef.current)?.focus();
        setMessage('');
        model.commit(removeGuests([id]), `Removed ${toGuestsText(guests)}`);
      },
    };
  }, [latest]);
}
