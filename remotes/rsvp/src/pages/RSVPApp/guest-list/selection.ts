/** Ids chosen for a bulk action, and where the next range starts. */
export interface Selection {
  ids: ReadonlySet<string>;
  anchor: string | null;
}

export const NO_SELECTION: Selection = { ids: new Set(), anchor: null };

/** Every id from one to the other, both included, in the order shown. Empty where either is not shown. */
export function toRange(shown: readonly string[], from: string, to: string): readonly string[] {
  const start = shown.indexOf(from);
  const end = shown.indexOf(to);
  if (start < 0 || end < 0) return [];
  return shown.slice(Math.min(start, end), Math.max(start, end) + 1);
}

interface Choice {
  id: string;
  isSelected: boolean;
  /** True where Shift is held or the range mode is on. */
  isRange: boolean;
}

/** Selects or clears one id, or the range since the anchor; the whole range takes the state of its last box. */
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

/** Bulk actions touch only what can be seen: what a filter hides leaves the selection. */
export function keepShown(selection: Selection, shown: readonly string[]): Selection {
  if (selection.ids.size === 0) return selection;
  const kept = shown.filter((id) => selection.ids.has(id));
  return kept.length === selection.ids.size ? selection : { ...selection, ids: new Set(kept) };
}
