/** Key of `localStorage`: what this browser uses in the place of pins. */
export const OVERRIDES_KEY = 'portfolio:overrides';

/** Reads what is stored, unchecked; null where there is nothing, as for every visitor. */
export function readStoredOverrides(): string | null {
  try {
    return localStorage.getItem(OVERRIDES_KEY);
  } catch {
    // A browser that keeps nothing overrides nothing.
    return null;
  }
}

/** Says whether this browser stores overrides, be they good or not. */
export function hasStoredOverrides(): boolean {
  return readStoredOverrides() !== null;
}
