import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { dragByMouse } from './dragByMouse';

interface ScrollPlace {
  isAtStart: boolean;
  isAtEnd: boolean;
  /** Index of the card nearest to the start of the view. */
  current: number;
}

const FIRST_PLACE: ScrollPlace = { isAtStart: true, isAtEnd: false, current: 0 };
const TOLERANCE_PX = 2;

function isSamePlace(a: ScrollPlace, b: ScrollPlace) {
  return a.isAtStart === b.isAtStart && a.isAtEnd === b.isAtEnd && a.current === b.current;
}

function measure(view: HTMLElement): ScrollPlace {
  const start = view.getBoundingClientRect().left;
  const distances = [...view.querySelectorAll('li')].map((card) =>
    Math.abs(card.getBoundingClientRect().left - start),
  );
  return {
    isAtStart: view.scrollLeft <= TOLERANCE_PX,
    isAtEnd: view.scrollLeft + view.clientWidth >= view.scrollWidth - TOLERANCE_PX,
    current: Math.max(0, distances.indexOf(Math.min(...distances))),
  };
}

/**
 * Follows a row of cards for the page's own buttons and links; browsers with scroll buttons and markers need no script.
 * Scrolling is left to the style sheet, which knows whether it may be smooth.
 */
export function useScroller(viewRef: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState(FIRST_PLACE);

  useEffect(() => {
    const view = viewRef.current;
    if (!view) return;
    let frame = 0;
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const next = measure(view);
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
  }

  function turn(direction: -1 | 1) {
    const view = viewRef.current;
    view?.scrollBy({ left: direction * view.clientWidth * 0.8 });
  }

  return { place, goTo, turn };
}
