import { toOffsets } from './windowing';

const UNMEASURED_PX = 68;

/** What is known of the heights of rows, in CSS pixels. A row keeps its height after it has left the document. */
export interface RowHeights {
  measure: (id: string, heightPx: number) => void;
  /** Forgets all heights but those of the rows that are there to be measured: the list has another width. */
  keepOnly: (ids: ReadonlySet<string>) => void;
  toOffsets: (ids: readonly string[]) => readonly number[];
  /** What a row is taken for that was never measured. */
  estimatePx: () => number;
  /** Grows with everything that is learnt. */
  version: () => number;
}

export function createRowHeights(): RowHeights {
  const heightsPx = new Map<string, number>();
  let version = 0;
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
    estimatePx: () => estimatePx ?? UNMEASURED_PX,
    version: () => version,
  };
}
