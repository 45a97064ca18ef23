import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { PageData } from '../site-map/pageData';
import { applyHead } from './head';
import { notifyRouteCommitted } from './routeTransition';

/** What a navigation changes outside the page: the head, the focus, the scroll position. */
export function RouteEffects({ data }: { data: PageData }) {
  const shownPath = useRef(data.path);
  const navigationType = useNavigationType();

  useEffect(() => {
    if (shownPath.current === data.path) return;
    shownPath.current = data.path;
    notifyRouteCommitted();
    applyHead(document, data);
    if (navigationType === 'POP') return;
    const target = findHashTarget();
    if (target !== undefined) target.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  }, [data, navigationType]);

  return null;
}

/** The element the hash names, on the page that is shown: a kept page may use the same id. */
function findHashTarget(): Element | undefined {
  const id = decodeURIComponent(location.hash.slice(1));
  if (id === '') return undefined;
  return [...document.querySelectorAll(`#${CSS.escape(id)}`)].find(isShown);
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** Moves focus to the new page's heading, so that a screen reader reads on from there. */
function focusHeading() {
  const headings = [...document.querySelectorAll<HTMLElement>('main h1')];
  const heading = headings.find(isShown) ?? document.getElementById('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
