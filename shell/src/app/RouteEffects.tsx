import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { PageData } from '../site-map/pageData';
import { focusHeading, isShown } from '../browser/focusHeading';
import { findHashTarget, scrollToTarget } from '../browser/hashTarget';
import { applyHead, toDocumentTitle } from './head';
import { runAfterPaint } from '../loading/runAfterPaint';
import { useCurrentPage } from './navigation/NavigationRouter';
import { notifyRouteCommitted } from './routeTransition';

/** Updates everything outside the page after a navigation: the head, the focus, the scroll position. */
export function RouteEffects({ data }: { data: PageData }) {
  const { index, client } = useCurrentPage();
  const navigationType = useNavigationType();
  // After a page failed to load, the same path has another title once it has loaded.
  const page = data.path + data.title;
  const shown = useRef({ page, index });
  const lastFocused = useRef(new Map<string, WeakRef<Element>>());
  const places = client?.places;

  useEffect(() => {
    const handleFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element) lastFocused.current.set(shown.current.page, new WeakRef(target));
    };
    document.addEventListener('focusin', handleFocus);
    return () => document.removeEventListener('focusin', handleFocus);
  }, []);

  // Before paint, so that the page is never seen at the scroll position of another.
  useLayoutEffect(() => {
    const before = shown.current;
    if (places === undefined || (before.page === page && before.index === index)) return;
    shown.current = { page, index };
    places.enter(index, navigationType === 'PUSH');
    const isBack = navigationType === 'POP';
    if (before.page !== page) {
      // Before the focus moves, for screen readers.
      document.title = toDocumentTitle(data);
      runAfterPaint(() => applyHead(document, data));
    }
    // A kept page is made visible after this effect, but before the next paint.
    queueMicrotask(() => {
      const isSamePage = before.page === page;
      if (isSamePage && !isBack) return;
      const target = findHashTarget();
      if (!isBack || !places.restore()) scrollToTarget(target);
      if (isSamePage) return;
      if (isBack) restoreFocus(lastFocused.current.get(page)?.deref());
      else focusHeading(target);
      notifyRouteCommitted();
    });
  }, [data, page, index, navigationType, places]);

  return null;
}

/** Restores the focus on a page that was kept; on a page that was evicted, focuses its heading. */
function restoreFocus(element: Element | undefined) {
  if (element instanceof HTMLElement && element.isConnected && isShown(element))
    element.focus({ preventScroll: true });
  else focusHeading();
}
