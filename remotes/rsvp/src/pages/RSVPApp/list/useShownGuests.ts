import { useDeferredValue, useMemo } from 'react';
import type { Guest } from '../guest-list/guest';
import type { GuestView } from '../guest-list/guestView';
import { filterGuests, searchGuests, sortGuests } from '../guest-list/guestView';
import type { Headcount } from '../guest-list/headcount';
import { countGuests } from '../guest-list/headcount';

/** The guests of a view, and the rows of the list. */
export interface ShownGuests {
  shown: readonly Guest[];
  shownIds: readonly string[];
  /** The shown guests, after the edited one if that is no longer on the list: its form stays. */
  rows: readonly Guest[];
  rowIds: readonly string[];
  /** Counts of the guests that match the search, whatever their status. */
  counts: Headcount;
}

interface ShownGuestsOptions {
  guests: readonly Guest[];
  view: GuestView;
  /** The guest being edited, as it was when editing began, who stays visible whatever the view. */
  edited: Guest | undefined;
  /** The guest being answered by keyboard, who stays whatever the filter. */
  answeredId: string | null;
}

/**
 * The guests of a view, computed in steps so that typing a search does not sort again. A long list is updated shortly
 * after its controls, which never wait for it.
 */
export function useShownGuests({ guests, view, edited, answeredId }: ShownGuestsOptions): ShownGuests {
  const { status, search, sort } = useDeferredValue(view);
  const sorted = useMemo(() => sortGuests(guests, sort), [guests, sort]);
  const found = useMemo(() => searchGuests(sorted, search), [sorted, search]);
  const current = edited && guests.find(({ id }) => id === edited.id);
  const shown = useMemo(() => {
    const filtered = filterGuests(found, status, answeredId);
    return current === undefined || filtered.includes(current) ? filtered : [current, ...filtered];
  }, [found, status, answeredId, current]);
  const shownIds = useMemo(() => shown.map(({ id }) => id), [shown]);
  const removed = current === undefined ? edited : undefined;
  const rows = useMemo(() => (removed ? [removed, ...shown] : shown), [removed, shown]);
  const rowIds = useMemo(() => (removed ? [removed.id, ...shownIds] : shownIds), [removed, shownIds]);
  const counts = useMemo(() => countGuests(found), [found]);
  return { shown, shownIds, rows, rowIds, counts };
}
