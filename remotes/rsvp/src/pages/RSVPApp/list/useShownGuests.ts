import { useDeferredValue, useMemo } from 'react';
import type { Guest } from '../guest-list/guest';
import type { GuestView } from '../guest-list/guestView';
import { filterGuests, searchGuests, sortGuests } from '../guest-list/guestView';
import { countGuests } from '../guest-list/headcount';

/**
 * The guests of a view, computed in steps so that typing a search does not sort again. A long list is updated shortly
 * after its controls, which never wait for it.
 *
 * @param edited - the guest being edited, who stays visible whatever the view
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
  // Another tab may have removed the edited guest.
  const isRemoved = edited !== undefined && !guests.some(({ id }) => id === edited.id);
  return { shown, shownIds, shownCount: shown.length - Number(isRemoved), counts };
}
