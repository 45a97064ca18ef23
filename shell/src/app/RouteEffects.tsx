import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { PageData } from '../site-map/pageData';
import { applyHead } from './head';

/** What a navigation changes outside the page: the head, the focus, the scroll position. */
export function RouteEffects({ data }: { data: PageData }) {
  const shownPath = useRef(data.path);
  const navigationType = useNavigationType();

  useEffect(() => {
    if (shownPath.current === data.path) return;
    shownPath.current = data.path;
    applyHead(document, data);
    if (navigationType === 'POP') return;
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target !== null) target.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  }, [data, navigationType]);

  return null;
}

/** Moves focus to the new page's heading, so that a screen reader reads on from there. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
