import { useDeferredValue, useMemo } from 'react';
import type { Guest } from '../guest-list/guest';
import type { GuestView } from '../guest-list/guestView';
import { filterGuests, searchGuests, sortGuests } from '../guest-list/guestView';
import { countGuests } from '../guest-list/headcount';

/**
 * The guests of a view, one step after the other so that typing a search does not sort again. The list follows the
 * controls a moment later where it is long; the controls never wait for it.
 *
 * @param edited - the guest being edited, who stays in sight whatever the view says
 */
export function useShownGuests(guests: readonly Guest[], view: GuestView, edited: Guest | undefined) {
  const { status, search, sort } = useDeferredValue(view);
  const sorted = useMemo(() => sortGuests(guests, sort), [guests, sort]);
  const found = useMemo(() => searchGuests(sorted, search), [sorted, search]);
  const shown = useMemo(() => {
    const filtered = filterGuests(found, status);
    const isMissing = edited !== undefined && !filtered.some(({ id }) => id === edited.id);
    return isMissing ? [edited, ...filtered] : filtered;
  }, [found, status, edited]);
  const shownIds = useMemo(() => shown.map(({ id }) => id), [shown]);
  const counts = useMemo(() => countGuests(found), [found]);
  return { shown, shownIds, counts };
}
