import { useCallback, useDeferredValue, useState } from 'react';
import { useLatest } from '../app/useLatest';
import type { Guest } from '../guest-list/guest';
import type { GuestView } from '../guest-list/guestView';

/**
 * Says when the number of shown guests is to be announced: after the visitor has changed the view, until the list
 * changes. A changed list is announced as what was done, and the first one not at all.
 *
 * @param setView - called by the returned `onView`, which is for the visitor's own changes
 */
export function useViewNews(guests: readonly Guest[], setView: (view: GuestView) => void) {
  const latest = useLatest(guests);
  const [viewed, setViewed] = useState<readonly Guest[] | null>(null);
  // Deferred as the shown guests are: before, their number is that of the previous view.
  const isNews = useDeferredValue(viewed) === guests;

  const onView = useCallback(
    (view: GuestView) => {
      setViewed(latest.current);
      setView(view);
    },
    [latest, setView],
  );

  return { isNews, onView };
}
