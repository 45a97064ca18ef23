import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { PageData } from '../site-map/pageData';
import { applyHead } from './head';
import { notifyRouteCommitted } from './routeTransition';

/** What a navigation changes outside the page: the head, the focus, the scroll position. */
export function RouteEffects({ data }: { data: PageData }) {
  const shownPath = useRef(data.path);
  const navigationType = useNavigationType();
  const lastFocused = useRef(new Map<string, WeakRef<Element>>());

  useEffect(() => {
    const handleFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element) lastFocused.current.set(shownPath.current, new WeakRef(target));
    };
    document.addEventListener('focusin', handleFocus);
    return () => document.removeEventListener('focusin', handleFocus);
  }, []);

  useEffect(() => {
    if (shownPath.current === data.path) return;
    shownPath.current = data.path;
    notifyRouteCommitted();
    applyHead(document, data);
    if (navigationType === 'POP') {
      // The browser itself brings the scroll position back.
      restoreFocus(lastFocused.current.get(data.path)?.deref());
      return;
    }
    const target = findHashTarget();
    if (target !== undefined) target.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading(target);
  }, [data, navigationType]);

  return null;
}

/** The element the hash names, on the page that is shown: a kept page may use the same id. */
function findHashTarget(): Element | undefined {
  const id = decodeHash();
  if (id === '') return undefined;
  return [...document.querySelectorAll(`#${CSS.escape(id)}`)].find(isShown);
}

/** Anybody can type a hash that cannot be decoded. */
function decodeHash(): string {
  const text = location.hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** Gives the focus back to where it was on a page that is kept; a page that was let go begins at its heading. */
function restoreFocus(element: Element | undefined) {
  if (element instanceof HTMLElement && element.isConnected && isShown(element))
    element.focus({ preventScroll: true });
  else focusHeading();
}

/** Moves focus to the heading of the new page, or of a part of it, so that a screen reader reads on from there. */
function focusHeading(part?: Element) {
  const headings = [
    ...(part?.querySelectorAll<HTMLElement>('h2, h3') ?? []),
    ...document.querySelectorAll<HTMLElement>('main h1'),
  ];
  const heading = headings.find(isShown) ?? document.getElementById('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
