import type { RefObject } from 'react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PageRange } from './lengths';
import { PAGE_SIZE, toLengths } from './lengths';
import { findPagesInView, toSlots } from './pageWindow';

const MARGIN_PX = 300;
/**
 * Key for all unmeasured pages, with the height of the first page that was measured. It is set only once: gaps use it,
 * and a later change would move them all.
 */
const ANY_PAGE = -1;
/** Height of a page before any has been measured. */
const GUESS_PX = PAGE_SIZE * 96;
/** The reading line in the window: below the sticky header. */
const READING_LINE_PX = 120;

interface PageWindowOptions {
  pages: PageRange;
  feedRef: RefObject<HTMLElement | null>;
  /** A page that stays in the document, wherever the feed is scrolled to. */
  pinnedPage: number | null;
}

function findPlace(feed: HTMLElement): number | null {
  const { top, bottom } = feed.getBoundingClientRect();
  if (top > READING_LINE_PX || bottom < READING_LINE_PX) return null;
  const articles = [...feed.querySelectorAll<HTMLElement>('[data-length]')];
  const article = articles.find((candidate) => candidate.getBoundingClientRect().bottom > READING_LINE_PX);
  return article ? Number(article.dataset.length) : null;
}

/** The pages in the document, and the length at the reading line (null while the feed is elsewhere). */
export function usePageWindow({ pages, feedRef, pinnedPage }: PageWindowOptions) {
  const [heightsPx] = useState(() => new Map<number, number>());
  const [inView, setInView] = useState<PageRange>(pages);
  const [place, setPlace] = useState<number | null>(null);
  const heightOf = useCallback(
    (page: number) => heightsPx.get(page) ?? heightsPx.get(ANY_PAGE) ?? GUESS_PX,
    [heightsPx],
  );

  const update = useCallback(() => {
    const feed = feedRef.current;
    if (!feed) return;
    const topPx = feed.getBoundingClientRect().top;
    const next = findPagesInView(pages, heightOf, {
      fromPx: -topPx - MARGIN_PX,
      toPx: window.innerHeight - topPx + MARGIN_PX,
    });
    setInView((before) => (before.first === next.first && before.last === next.last ? before : next));
    setPlace(findPlace(feed));
  }, [pages, feedRef, heightOf]);

  useEffect(() => {
    let frame = requestAnimationFrame(update);
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [update]);

  const slots = useMemo(
    () => toSlots(pages, inView, pinnedPage, heightOf),
    [pages, inView, pinnedPage, heightOf],
  );

  const observer = useRef<ResizeObserver>(null);
  useLayoutEffect(() => {
    observer.current ??= new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) {
        const heightPx = borderBoxSize[0]?.blockSize ?? 0;
        if (heightPx === 0) continue;
        heightsPx.set(Number((target as HTMLElement).dataset.page), heightPx);
        if (!heightsPx.has(ANY_PAGE)) heightsPx.set(ANY_PAGE, heightPx);
      }
    });
    const current = observer.current;
    const elements = [...(feedRef.current?.querySelectorAll('[data-page]') ?? [])];
    for (const element of elements) current.observe(element);
    return () => {
      for (const element of elements) current.unobserve(element);
    };
  }, [feedRef, heightsPx, slots]);

  return { slots, place: place ?? (toLengths(inView.first)[0] as number), isReading: place !== null };
}
