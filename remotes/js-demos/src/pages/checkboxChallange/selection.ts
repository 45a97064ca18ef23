/** The checked rows, and the anchor from which a range would start. */
export interface Selection {
  checked: ReadonlySet<string>;
  anchor: string | null;
}

export const EMPTY_SELECTION: Selection = { checked: new Set(), anchor: null };

/**
 * Finds the rows of a range: the visible ones from the anchor to a row, in either direction.
 *
 * @returns empty without a valid anchor: none yet, hidden by the filter, or the row itself
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
 * Toggles a row. With a range, all rows from the anchor to it take its new state, so a range can uncheck as well as
 * check. Rows hidden by a filter are never changed.
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

/** Forgets the anchor. */
export function dropAnchor({ checked }: Selection): Selection {
  return { checked, anchor: null };
}

/** Toggles a row in range mode. The second click completes the range, so that the next one starts another. */
export function toggleInPairs(selection: Selection, id: string, visible: readonly string[]): Selection {
  const isSecond = findRange(selection.anchor, id, visible).length > 0;
  const next = toggle(selection, id, visible, true);
  return isSecond ? dropAnchor(next) : next;
}

/** Checks all visible rows, or unchecks them if all are checked. */
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
