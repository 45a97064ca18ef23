import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { dragByMouse } from './dragByMouse';

interface ScrollPlace {
  isAtStart: boolean;
  isAtEnd: boolean;
  /** Index of the card at the start of the view; at the end, of the card chosen or else the last one. */
  current: number;
}

const FIRST_PLACE: ScrollPlace = { isAtStart: true, isAtEnd: false, current: 0 };
const TOLERANCE_PX = 2;

function isSamePlace(a: ScrollPlace, b: ScrollPlace) {
  return a.isAtStart === b.isAtStart && a.isAtEnd === b.isAtEnd && a.current === b.current;
}

/**
 * The last cards never reach the start of the view, so at the end of the row the nearest card says nothing about them.
 *
 * @param chosen - index of the card last chosen by its link
 */
function measure(view: HTMLElement, chosen: number | null): ScrollPlace {
  const start = view.getBoundingClientRect().left;
  const distances = [...view.querySelectorAll('li')].map((card) =>
    Math.abs(card.getBoundingClientRect().left - start),
  );
  const nearest = Math.max(0, distances.indexOf(Math.min(...distances)));
  const isAtStart = view.scrollLeft <= TOLERANCE_PX;
  const isAtEnd = view.scrollLeft + view.clientWidth >= view.scrollWidth - TOLERANCE_PX;
  const atEnd = chosen !== null && chosen >= nearest ? chosen : distances.length - 1;
  // A row that fits its view is at both ends.
  const current = isAtEnd && (!isAtStart || chosen !== null) ? atEnd : nearest;
  return { isAtStart, isAtEnd, current };
}

/**
 * Follows a row of cards for the page's own buttons and links; browsers with scroll buttons and markers need no script.
 * Scrolling is left to the style sheet, which knows whether it may be smooth.
 */
export function useScroller(viewRef: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState(FIRST_PLACE);
  const chosenRef = useRef<number | null>(null);

  useEffect(() => {
    const view = viewRef.current;
    if (!view) return;
    let frame = 0;
    let wasAtEnd = false;
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const next = measure(view, chosenRef.current);
        // Scrolling away from the end ends the choice that was made there.
        if (wasAtEnd && !next.isAtEnd) chosenRef.current = null;
        wasAtEnd = next.isAtEnd;
        setPlace((before) => (isSamePlace(before, next) ? before : next));
      });
    };
    const observer = new ResizeObserver(update);
    observer.observe(view);
    view.addEventListener('scroll', update, { passive: true });
    const endDragging = dragByMouse(view);
    return () => {
      endDragging();
      cancelAnimationFrame(frame);
      observer.disconnect();
      view.removeEventListener('scroll', update);
    };
  }, [viewRef]);

  function goTo(index: number) {
    const card = viewRef.current?.querySelectorAll('li')[index];
    // "nearest" scrolls only the row and not the page.
    card?.scrollIntoView({ inline: 'start', block: 'nearest' });
    chosenRef.current = index;
    // At the end another of the last cards may need no scrolling, so that no event reports it.
    setPlace((before) => (before.isAtEnd ? { ...before, current: index } : before));
  }

  function turn(direction: -1 | 1) {
    const view = viewRef.current;
    view?.scrollBy({ left: direction * view.clientWidth * 0.8 });
  }

  return { place, goTo, turn };
}
