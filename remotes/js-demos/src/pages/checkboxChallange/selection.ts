/** What is checked, and the row that a range would start from. */
export interface Selection {
  checked: ReadonlySet<string>;
  anchor: string | null;
}

export const EMPTY_SELECTION: Selection = { checked: new Set(), anchor: null };

/**
 * Finds the rows a range would take: from the anchor to a row, in either direction, of those in sight.
 *
 * @returns empty without a valid anchor: none yet, filtered away, or the row itself
 */
// #region excerpt
export function findRange(anchor: string | null, id: string, visible: readonly string[]): readonly string[] {
  const from = anchor === null ? -1 : visible.indexOf(anchor);
  const to = visible.indexOf(id);
  if (from === -1 || to === -1 || from === to) return [];
  return visible.slice(Math.min(from, to), Math.max(from, to) + 1);
}
// #endregion

/**
 * Turns a row over. With a range, all rows from the anchor to it take its new state, so that a range unchecks as
 * well as it checks. Rows that a filter hides are never touched.
 */
export function toggle(
  { checked, anchor }: Selection,
  id: string,
  visible: readonly string[],
  isRange: boolean,
): Selection {
  const isOn = !checked.has(id);
  const range = isRange ? findRange(anchor, id, visible) : [];
  return { checked: withState(checked, range.length > 0 ? range : [id], isOn), anchor: id };
}

/** Forgets where a range would start from. */
export function dropAnchor({ checked }: Selection): Selection {
  return { checked, anchor: null };
}

/** Turns a row over where two clicks make a range. The second one ends it, so that the next begins another. */
export function toggleInPairs(selection: Selection, id: string, visible: readonly string[]): Selection {
  const isSecond = findRange(selection.anchor, id, visible).length > 0;
  const next = toggle(selection, id, visible, true);
  return isSecond ? dropAnchor(next) : next;
}

/** Checks all rows in sight, or unchecks them where all are checked. */
export function toggleAll({ checked }: Selection, visible: readonly string[]): Selection {
  return {
    checked: withState(checked, visible, countChecked(checked, visible) < visible.length),
    anchor: null,
  };
}

export function countChecked(checked: ReadonlySet<string>, visible: readonly string[]): number {
  return visible.filter((id) => checked.has(id)).length;
}

function withState(checked: ReadonlySet<string>, ids: readonly string[], isOn: boolean): ReadonlySet<string> {
  const next = new Set(checked);
  for (const id of ids) {
    if (isOn) next.add(id);
    else next.delete(id);
  }
  return next;
}
