import type { RefObject } from 'react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Slot } from './windowing';
import { findRange, toOffsets, toSlots } from './windowing';

const STEP = 5;
const OVERSCAN_PX = 320;
const ESTIMATE_PX = 68;
const FIRST_WINDOW = { start: 0, end: 4 * STEP, focusedId: null as string | null };

interface RowWindowOptions {
  ids: readonly string[];
  listRef: RefObject<HTMLElement | null>;
  /** A row that stays wherever the list is scrolled to: the one being edited. The one with the focus stays by itself. */
  pinnedId: string | null;
}

/** Says true while the page is printed, in time for the whole list to be there. */
function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const start = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

/**
 * Which rows of a long list are in the document: those near the viewport, the one with the focus, the pinned one; all of
 * them on paper. Rows may differ in height; each is measured while it is there and remembered after.
 */
export function useRowWindow({ ids, listRef, pinnedId }: RowWindowOptions) {
  const heightsPx = useRef(new Map<string, number>());
  const [rows, setRows] = useState(FIRST_WINDOW);
  const isPrinting = usePrinting();

  const update = useCallback(() => {
    const list = listRef.current;
    if (!list) return;
    const topPx = list.getBoundingClientRect().top;
    const offsets = toOffsets(ids, heightsPx.current, ESTIMATE_PX);
    const range = findRange(offsets, -topPx - OVERSCAN_PX, window.innerHeight - topPx + OVERSCAN_PX, {
      step: STEP,
      estimatePx: ESTIMATE_PX,
    });
    const focused = list.contains(document.activeElement)
      ? (document.activeElement?.closest('[data-row]')?.getAttribute('data-row') ?? null)
      : null;
    setRows((before) => {
      const isSame = before.start === range.start && before.end === range.end;
      return isSame ? before : { ...range, focusedId: focused };
    });
  }, [ids, listRef]);

  useEffect(() => {
    let frame = 0;
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [update]);

  const observer = useRef<ResizeObserver>(null);
  useLayoutEffect(() => {
    const heights = heightsPx.current;
    observer.current ??= new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) {
        const id = target.getAttribute('data-row');
        const heightPx = borderBoxSize[0]?.blockSize;
        if (id !== null && heightPx !== undefined && heightPx > 0) heights.set(id, heightPx);
      }
    });
    const current = observer.current;
    const elements = [...(listRef.current?.querySelectorAll('[data-row]') ?? [])];
    for (const element of elements) current.observe(element);
    return () => {
      for (const element of elements) current.unobserve(element);
    };
  }, [listRef, rows, ids, isPrinting]);

  return useMemo<readonly Slot[]>(() => {
    if (isPrinting) return ids.map((_id, index) => ({ kind: 'row', index }));
    const pinned = [pinnedId, rows.focusedId].flatMap((id) => (id === null ? [] : [ids.indexOf(id)]));
    // eslint-disable-next-line react-hooks/refs -- a remembered height is a guess for a gap; a newer one may come with the next window
    return toSlots(toOffsets(ids, heightsPx.current, ESTIMATE_PX), rows, pinned);
  }, [ids, rows, pinnedId, isPrinting]);
}
