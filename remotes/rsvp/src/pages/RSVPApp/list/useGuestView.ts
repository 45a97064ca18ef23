import { useEffect, useState } from 'react';
import type { GuestView } from '../guest-list/guestView';
import { DEFAULT_VIEW } from '../guest-list/guestView';
import { hasView, toQuery, toView } from '../guest-list/viewUrl';

/** Browsers throttle frequent changes of the address. */
const URL_DELAY_MS = 250;

/**
 * Calls back when the visitor has changed the address by Back, Forward or a link to this page. Such a link fires no
 * event in browsers without the Navigation API: Firefox before 147 and Safari before 26.2.
 */
function listenToAddress(onChange: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const { pathname } = window.location;
  // While Back loads another page, the address is already that page's.
  const handleChange = () => {
    if (window.location.pathname === pathname) onChange();
  };
  const navigation = window.navigation as Navigation | undefined;
  window.addEventListener('popstate', handleChange, { signal });
  navigation?.addEventListener(
    'currententrychange',
    ({ navigationType }) => {
      if (navigationType === 'push') handleChange();
    },
    { signal },
  );
  return () => ended.abort();
}

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
