import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createRowMemory } from './rowMemory';
import type { Range, Slot } from './windowing';
import { findRange, toSlots } from './windowing';

const STEP = 5;
const OVERSCAN_PX = 200;

/** The rendered range, as of the last measurement. */
interface RowWindow extends Range {
  /** The list that the range refers to. */
  ids: readonly string[];
  focusedId: string | null;
  version: number;
}

const FIRST_RANGE: Range = { start: 0, end: 4 * STEP };
const FIRST_WINDOW: RowWindow = {
  ...FIRST_RANGE,
  ids: [],
  focusedId: null,
  version: 0,
};

interface RowWindowOptions {
  ids: readonly string[];
  listRef: RefObject<HTMLElement | null>;
  /** A row that stays rendered wherever the list is scrolled to: the one being edited. The focused row stays anyway. */
  pinnedId: string | null;
  isPrinting: boolean;
}

function findRows(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
}

function isSameWindow(a: RowWindow, b: RowWindow): boolean {
  return a.start === b.start && a.end === b.end && a.ids === b.ids && a.version === b.version;
}

/** The indexes that the rows of a window have in another list, if they are still in it. */
function findKept({ ids: before, start, end }: RowWindow, ids: readonly string[]): number[] {
  const known = new Set(before.slice(start, end));
  return ids.slice(start, end).flatMap((id, index) => (known.has(id) ? [start + index] : []));
}

function findFocusedId(list: HTMLElement): string | null {
  const { activeElement } = document;
  if (!list.contains(activeElement)) return null;
  return activeElement?.closest('[data-row]')?.getAttribute('data-row') ?? null;
}

/**
 * Which rows of a long list are in the document: those near the viewport, the focused one and the pinned one; all of
 * them when printing. Rows may differ in height; each is measured while rendered, and its height is remembered.
 */
export function useRowWindow({ ids, listRef, pinnedId, isPrinting }: RowWindowOptions) {
  const [memory] = useState(() => createRowMemory(FIRST_RANGE));
  const [rows, setRows] = useState(FIRST_WINDOW);
  const scheduleRef = useRef(() => {});

  useEffect(() => {
    let frame = 0;
    let widthPx = listRef.current?.clientWidth;

    function update() {
      const list = listRef.current;
      if (!list) return;
      const topPx = list.getBoundingClientRect().top;
      const offsets = memory.toOffsets(ids);
      const find = (beyondPx: number, step: number) =>
        findRange(offsets, -topPx - beyondPx, window.innerHeight - topPx + beyondPx, {
          step,
          estimatePx: memory.estimatePx(),
        });
      memory.look(find(0, 1));
      const next: RowWindow = {
        ...find(OVERSCAN_PX, STEP),
        ids,
        focusedId: findFocusedId(list),
        version: memory.version(),
      };
      setRows((before) => (isSameWindow(before, next) ? before : next));
    }

    function schedule() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    }

    function handleResize() {
      const list = listRef.current;
      if (list && list.clientWidth !== widthPx) {
        widthPx = list.clientWidth;
        memory.keepOnly(new Set(findRows(list).map((row) => row.dataset.row ?? '')));
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
  }, [memory, ids, listRef]);

  const observer = useRef<ResizeObserver>(null);
  useLayoutEffect(() => {
    observer.current ??= new ResizeObserver((entries) => {
      const before = memory.version();
      for (const { target, borderBoxSize } of entries) {
        memory.measure(target.getAttribute('data-row') ?? '', borderBoxSize[0]?.blockSize ?? 0);
      }
      // The gaps were based on estimates: with the new heights, other rows may be visible.
      if (memory.version() !== before) scheduleRef.current();
    });
    const current = observer.current;
    const elements = findRows(listRef.current);
    for (const element of elements) current.observe(element);
    return () => {
      for (const element of elements) current.unobserve(element);
    };
  }, [memory, listRef, rows, ids, isPrinting]);

  return useMemo<readonly Slot[]>(() => {
    if (isPrinting) return ids.map((_id, index) => ({ kind: 'row', index }));
    const pinned = [pinnedId, rows.focusedId].flatMap((id) => (id === null ? [] : [ids.indexOf(id)]));
    const offsets = memory.toOffsets(ids);
    if (rows.ids === ids) return toSlots(offsets, rows, pinned);
    // The list has changed: the visible rows and those already rendered come first, the rest of the window follows.
    return toSlots(offsets, memory.inSight(), [...pinned, ...findKept(rows, ids)]);
  }, [memory, ids, rows, pinnedId, isPrinting]);
}
