import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createRowHeights } from './rowHeights';
import { usePrinting } from './usePrinting';
import type { Slot } from './windowing';
import { findRange, toSlots } from './windowing';

const STEP = 5;
const OVERSCAN_PX = 320;
const FIRST_WINDOW = { start: 0, end: 4 * STEP, focusedId: null as string | null, version: 0 };

interface RowWindowOptions {
  ids: readonly string[];
  listRef: RefObject<HTMLElement | null>;
  /** A row that stays wherever the list is scrolled to: the one being edited. The one with the focus stays by itself. */
  pinnedId: string | null;
}

function findRows(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
}

function findFocusedId(list: HTMLElement): string | null {
  const { activeElement } = document;
  if (!list.contains(activeElement)) return null;
  return activeElement?.closest('[data-row]')?.getAttribute('data-row') ?? null;
}

/**
 * Which rows of a long list are in the document: those near the viewport, the one with the focus, the pinned one; all of
 * them on paper. Rows may differ in height; each is measured while it is there and remembered after.
 */
export function useRowWindow({ ids, listRef, pinnedId }: RowWindowOptions) {
  const [heights] = useState(createRowHeights);
  const [rows, setRows] = useState(FIRST_WINDOW);
  const isPrinting = usePrinting();
  const scheduleRef = useRef(() => {});

  useEffect(() => {
    let frame = 0;
    let widthPx = listRef.current?.clientWidth;

    function update() {
      const list = listRef.current;
      if (!list) return;
      const topPx = list.getBoundingClientRect().top;
      const range = findRange(
        heights.toOffsets(ids),
        -topPx - OVERSCAN_PX,
        window.innerHeight - topPx + OVERSCAN_PX,
        { step: STEP, estimatePx: heights.estimatePx() },
      );
      const next = { ...range, focusedId: findFocusedId(list), version: heights.version() };
      setRows((before) => {
        const isSame =
          before.start === next.start && before.end === next.end && before.version === next.version;
        return isSame ? before : next;
      });
    }

    function schedule() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    }

    function handleResize() {
      const list = listRef.current;
      if (list && list.clientWidth !== widthPx) {
        widthPx = list.clientWidth;
        heights.keepOnly(new Set(findRows(list).map((row) => row.dataset.row ?? '')));
      }
      schedule();
    }

    scheduleRef.current = schedule;
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', handleResize);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', handleResize);
    };
  }, [heights, ids, listRef]);

  const observer = useRef<ResizeObserver>(null);
  useLayoutEffect(() => {
    observer.current ??= new ResizeObserver((entries) => {
      const before = heights.version();
      for (const { target, borderBoxSize } of entries) {
        heights.measure(target.getAttribute('data-row') ?? '', borderBoxSize[0]?.blockSize ?? 0);
      }
      // The gaps were made of guesses: with what is known now, other rows may be the ones in sight.
      if (heights.version() !== before) scheduleRef.current();
    });
    const current = observer.current;
    const elements = findRows(listRef.current);
    for (const element of elements) current.observe(element);
    return () => {
      for (const element of elements) current.unobserve(element);
    };
  }, [heights, listRef, rows, ids, isPrinting]);

  return useMemo<readonly Slot[]>(() => {
    if (isPrinting) return ids.map((_id, index) => ({ kind: 'row', index }));
    const pinned = [pinnedId, rows.focusedId].flatMap((id) => (id === null ? [] : [ids.indexOf(id)]));
    return toSlots(heights.toOffsets(ids), rows, pinned);
  }, [heights, ids, rows, pinnedId, isPrinting]);
}
