import type { Range } from './windowing';
import { toOffsets } from './windowing';

const UNMEASURED_PX = 68;

/** What a list remembers of its rows: heights in CSS pixels, also of rows that have left the document, and which are in sight. */
export interface RowMemory {
  measure: (id: string, heightPx: number) => void;
  /** Forgets all heights but those of the rows that are there to be measured: the list has another width. */
  keepOnly: (ids: ReadonlySet<string>) => void;
  toOffsets: (ids: readonly string[]) => readonly number[];
  /** What a row is taken for that was never measured. */
  estimatePx: () => number;
  /** The rows between the upper and the lower edge of the window, when they were last looked at. */
  inSight: () => Range;
  look: (inSight: Range) => void;
  /** Grows with every height that is learnt. */
  version: () => number;
}

export function createRowMemory(first: Range): RowMemory {
  const heightsPx = new Map<string, number>();
  let version = 0;
  let inSight = first;
  // From the first rows alone: a mean that moved with every row would move hundreds of unmeasured ones with it.
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
