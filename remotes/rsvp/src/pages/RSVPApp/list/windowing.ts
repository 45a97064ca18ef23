/** Indexes of a list, end excluded. */
export interface Range {
  start: number;
  end: number;
}

/** An entry of the rendered list: one row, or the space of rows that are not rendered. */
export type Slot = { kind: 'row'; index: number } | { kind: 'gap'; start: number; heightPx: number };

/** The top of each row, in CSS pixels from the top of the list; the last entry is the total height. */
export function toOffsets(
  ids: readonly string[],
  heightsPx: ReadonlyMap<string, number>,
  estimatePx: number,
): readonly number[] {
  const offsets = [0];
  let offset = 0;
  for (const id of ids) {
    offset += heightsPx.get(id) ?? estimatePx;
    offsets.push(offset);
  }
  return offsets;
}

/** The last row that starts at or before the offset. */
function findRow(offsets: readonly number[], offsetPx: number): number {
  let low = 0;
  let high = offsets.length - 2;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((offsets[middle] ?? 0) <= offsetPx) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

/**
 * The rows between two offsets, rounded outwards to whole steps so that the list changes once per step and not with
 * every pixel. If the list ends before the second offset, the range extends past it and includes rows added there.
 *
 * @param estimatePx - height of unmeasured rows
 */
export function findRange(
  offsets: readonly number[],
  fromPx: number,
  toPx: number,
  { step, estimatePx }: { step: number; estimatePx: number },
): Range {
  const beyondPx = Math.max(0, toPx - (offsets.at(-1) ?? 0));
  const last = findRow(offsets, toPx) + Math.ceil(beyondPx / estimatePx);
  return {
    start: Math.floor(findRow(offsets, fromPx) / step) * step,
    end: Math.ceil((last + 1) / step) * step,
  };
}

/** The rows of the range and the pinned ones, with gaps for everything between. */
export function toSlots(offsets: readonly number[], range: Range, pinned: readonly number[]): Slot[] {
  const count = offsets.length - 1;
  const rows = new Set<number>(pinned.filter((index) => index >= 0 && index < count));
  for (let index = range.start; index < Math.min(range.end, count); index += 1) rows.add(index);

  const slots: Slot[] = [];
  let next = 0;
  const addGap = (end: number) => {
    if (end > next) {
      slots.push({ kind: 'gap', start: next, heightPx: (offsets[end] ?? 0) - (offsets[next] ?? 0) });
    }
  };
  for (const index of [...rows].sort((a, b) => a - b)) {
    addGap(index);
    slots.push({ kind: 'row', index });
    next = index + 1;
  }
  addGap(count);
  return slots;
}
