import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetEarlyActions } from '../loading/earlyActions';
import { findInternalUrl } from './internalLink';
import type { PageStore } from './pageStore';
import { getLinkTransition, type RouteTransition, runRouteTransition } from './routeTransition';

/** Turns clicks on plain same-origin links into client navigation, and loads a page as soon as its link is meant. */
export function ClientNavigation({ store }: { store: PageStore }) {
  const navigate = useNavigate();

  useEffect(() => {
    async function goTo(url: URL, transition: RouteTransition) {
      forgetEarlyActions();
      try {
        const { data } = await store.load(url.pathname);
        const path = data.page === 'page-not-found' ? url.pathname : data.path;
        if (path !== url.pathname) await store.load(path);
        runRouteTransition(transition, location.pathname, path, () => {
          void navigate(path + url.search + url.hash);
        });
      } catch {
        // Without the page's HTML there is nothing to render: let the browser, or its offline page, answer.
        location.assign(url.href);
      }
    }

    function handleClick(event: MouseEvent) {
      const url = findInternalUrl(event);
      if (url === null) return;
      event.preventDefault();
      void goTo(url, getLinkTransition(event.target));
    }

    function handleIntent(event: Event) {
      const url = findInternalUrl(event);
      if (url !== null) store.load(url.pathname).catch(() => {});
    }

    document.addEventListener('click', handleClick);
    for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
      document.addEventListener(type, handleIntent, { passive: true });
    return () => {
      document.removeEventListener('click', handleClick);
      for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
        document.removeEventListener(type, handleIntent);
    };
  }, [store, navigate]);

  return null;
}
