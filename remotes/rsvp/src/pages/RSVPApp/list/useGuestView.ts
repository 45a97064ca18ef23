import { listenToAddress } from '@portfolio/design';
import { useEffect, useState } from 'react';
import type { GuestView } from '../guest-list/guestView';
import { DEFAULT_VIEW } from '../guest-list/guestView';
import { hasView, toQuery, toView } from '../guest-list/viewUrl';

/** Browsers throttle frequent changes of the address. */
const URL_DELAY_MS = 250;

/**
 * The view of the list, kept in the query string. The server does not know the query, so the address is read after the
 * first render; an address without a view is given the current one.
 */
export function useGuestView() {
  const [view, setView] = useState<GuestView>(DEFAULT_VIEW);

  useEffect(() => {
    const read = () => {
      if (hasView(window.location.search)) setView(toView(window.location.search));
    };
    read();
    return listenToAddress(read);
  }, []);

  useEffect(() => {
    const { pathname } = window.location;
    let timer: ReturnType<typeof setTimeout>;
    function write() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const { location, history } = window;
        const query = toQuery(view, location.search);
        if (location.pathname !== pathname || query === location.search) return;
        history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
      }, URL_DELAY_MS);
    }
    write();
    const unlisten = listenToAddress(write);
    return () => {
      unlisten();
      clearTimeout(timer);
    };
  }, [view]);

  return [view, setView] as const;
}
