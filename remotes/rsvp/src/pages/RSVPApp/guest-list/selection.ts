/** The ids chosen for a bulk action, and the start of the next range. */
export interface Selection {
  ids: ReadonlySet<string>;
  anchor: string | null;
}

export const NO_SELECTION: Selection = { ids: new Set(), anchor: null };

/** All ids from one to the other, inclusive, in the order shown. Empty if either is not shown. */
export function toRange(shown: readonly string[], from: string, to: string): readonly string[] {
  const start = shown.indexOf(from);
  const end = shown.indexOf(to);
  if (start < 0 || end < 0) return [];
  return shown.slice(Math.min(start, end), Math.max(start, end) + 1);
}

interface Choice {
  id: string;
  isSelected: boolean;
  /** True if Shift is held or range mode is on. */
  isRange: boolean;
}

/** Selects or clears one id, or the range from the anchor; the whole range takes the state of the last box. */
export function choose(selection: Selection, shown: readonly string[], choice: Choice): Selection {
  const hasAnchor = choice.isRange && selection.anchor !== null && shown.includes(selection.anchor);
  const range = hasAnchor ? toRange(shown, selection.anchor as string, choice.id) : [choice.id];
  const ids = new Set(selection.ids);
  for (const id of range) {
    if (choice.isSelected) ids.add(id);
    else ids.delete(id);
  }
  return { ids, anchor: choice.id };
}

export function chooseAll(shown: readonly string[], isSelected: boolean): Selection {
  return isSelected ? { ids: new Set(shown), anchor: null } : NO_SELECTION;
}

/** Bulk actions must only affect visible guests, so this deselects those that a filter hides. */
export function keepShown(selection: Selection, shown: readonly string[]): Selection {
  if (selection.ids.size === 0) return selection;
  const kept = shown.filter((id) => selection.ids.has(id));
  return kept.length === selection.ids.size ? selection : { ...selection, ids: new Set(kept) };
}
