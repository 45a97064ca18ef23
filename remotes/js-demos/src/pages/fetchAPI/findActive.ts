export type ComboboxKey = 'ArrowDown' | 'ArrowUp';

interface Position {
  /** The active option, or null for none. */
  active: number | null;
  count: number;
  /** Alt opens the list without moving into it. */
  hasAlt: boolean;
}

/** Finds which option an arrow key makes active; it wraps around at both ends. */
export function findActive(key: ComboboxKey, { active, count, hasAlt }: Position): number | null {
  if (count === 0) return null;
  if (hasAlt) return active;
  if (key === 'ArrowDown') return active === null ? 0 : (active + 1) % count;
  return active === null ? count - 1 : (active - 1 + count) % count;
}
