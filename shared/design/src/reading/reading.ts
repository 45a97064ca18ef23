import { useEffect, useRef, type RefObject } from 'react';
import { isScrolledToEnd } from '../page/isScrolledToEnd';

/** The attribute of the text that is read. */
const TEXT_ATTRIBUTE = 'data-reading';

/** The attribute of the element that shows how far it has been read. */
const PROGRESS_ATTRIBUTE = 'data-reading-progress';

/** The attribute of the list of links to its headings. */
const CONTENTS_ATTRIBUTE = 'data-reading-contents';

/**
 * Attributes for the parts of a long read, all within one element: the text; its contents, where the link to the
 * heading reached gets `aria-current="location"`; and its progress, which gets `--read` and, in a child, the
 * percentage.
 */
export const READING = {
  text: { [TEXT_ATTRIBUTE]: '' },
  contents: { [CONTENTS_ATTRIBUTE]: '' },
  progress: { [PROGRESS_ATTRIBUTE]: '' },
} as const;

/** A heading counts as reached in the upper third of the window. */
const REACHED_SHARE = 0.33;

/**
 * Follows how far a text has been read and updates its contents and progress. Leaves everything that React renders
 * alone, so it also works on prerendered pages that are never hydrated.
 *
 * @param scope - contains the text, its contents and its progress
 * @returns a function that stops it
 */
export function followReading(scope: Element): () => void {
  const text = scope.querySelector(`[${TEXT_ATTRIBUTE}]`);
  if (text === null) return () => {};
  /** The requested frame, or 0. */
  let frame = 0;

  const mark = () => {
    frame = 0;
    writePercent(scope, `${Math.round(measureShare(text) * 100)}%`);
    const links = [...scope.querySelectorAll<HTMLAnchorElement>(`[${CONTENTS_ATTRIBUTE}] a`)];
    const current = findCurrent(links);
    for (const link of links) link.ariaCurrent = link === current ? 'location' : null;
  };
  const scheduleMark = () => {
    frame ||= requestAnimationFrame(mark);
  };

  const ended = new AbortController();
  const options = { passive: true, signal: ended.signal };
  // A click on the link to a heading beside the current one scrolls nothing.
  for (const type of ['scroll', 'resize', 'click']) window.addEventListener(type, scheduleMark, options);
  const observer = new ResizeObserver(scheduleMark);
  observer.observe(text);
  scheduleMark();
  return () => {
    ended.abort();
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}

function measureShare(text: Element): number {
  const { top, height } = text.getBoundingClientRect();
  const readable = height - innerHeight;
  if (readable <= 0) return top <= 0 ? 1 : 0;
  return Math.min(1, Math.max(0, -top / readable));
}

function writePercent(scope: Element, percent: string): void {
  const progress = scope.querySelector<HTMLElement>(`[${PROGRESS_ATTRIBUTE}]`);
  progress?.style.setProperty('--read', percent);
  const label = progress?.querySelector('span');
  if (label) label.textContent = `${percent} read`;
}

/**
 * The link to the last heading reached, or none above the first. Of headings side by side it is the first, unless the
 * address names another. Measures no heading after the first one that is not reached: on a page that has just arrived,
 * each would force the browser to lay out a section that is not in view.
 */
function findCurrent(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const isAtEnd = isScrolledToEnd();
  let current: HTMLAnchorElement | undefined;
  let currentTop: number | undefined;
  for (const link of links) {
    const top = document.getElementById(link.hash.slice(1))?.getBoundingClientRect().top ?? 0;
    if (!isAtEnd && top > REACHED_SHARE * innerHeight) break;
    if (top !== currentTop || link.hash === location.hash) current = link;
    currentTop = top;
  }
  return current;
}

/** Follows the reading of a text while the component that contains its parts is mounted. */
export function useReading<T extends HTMLElement>(): RefObject<T | null> {
  const scope = useRef<T>(null);
  useEffect(() => (scope.current === null ? undefined : followReading(scope.current)), []);
  return scope;
}
