import type { Range } from './windowing';
import { toOffsets } from './windowing';

const UNMEASURED_PX = 68;

/**
 * Measurements of a list's rows: heights in CSS pixels, including rows no longer in the document, and the visible
 * range.
 */
export interface RowMemory {
  measure: (id: string, heightPx: number) => void;
  /** Discards all heights except those of rows that are still in the document, after the list's width has changed. */
  keepOnly: (ids: ReadonlySet<string>) => void;
  toOffsets: (ids: readonly string[]) => readonly number[];
  /** The height assumed for rows that were never measured. */
  estimatePx: () => number;
  /** The rows between the top and the bottom of the window, as of the last measurement. */
  inSight: () => Range;
  look: (inSight: Range) => void;
  /** Increases with every new height. */
  version: () => number;
}

export function createRowMemory(first: Range): RowMemory {
  const heightsPx = new Map<string, number>();
  let version = 0;
  let inSight = first;
  // From the first rows only: a running mean would move hundreds of unmeasured rows with every new height.
  let estimatePx: number | null = null;

  function learnEstimate() {
    if (estimatePx !== null || heightsPx.size === 0) return;
    const totalPx = [...heightsPx.values()].reduce((sum, heightPx) => sum + heightPx, 0);
    estimatePx = Math.round(totalPx / heightsPx.size);
  }

  return {
    measure(id, heightPx) {
      if (heightPx <= 0 || heightsPx.get(id) === heightPx) return;
      heightsPx.set(id, heightPx);
      version += 1;
    },
    keepOnly(ids) {
      for (const id of heightsPx.keys()) if (!ids.has(id)) heightsPx.delete(id);
      estimatePx = null;
      version += 1;
    },
    toOffsets(ids) {
      learnEstimate();
      return toOffsets(ids, heightsPx, estimatePx ?? UNMEASURED_PX);
    },
    inSight: () => inSight,
    look(range) {
      inSight = range;
    },
    estimatePx: () => estimatePx ?? UNMEASURED_PX,
    version: () => version,
  };
}
