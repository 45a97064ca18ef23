import { OVERRIDES_KEY } from '@portfolio/contract';

/** Reads the stored value without validation; null if there is none, as for ordinary visitors. */
export function readStoredOverrides(): string | null {
  try {
    return localStorage.getItem(OVERRIDES_KEY);
  } catch {
    // Without storage there are no overrides.
    return null;
  }
}

/** Returns whether this browser has stored overrides, valid or not. */
export function hasStoredOverrides(): boolean {
  return readStoredOverrides() !== null;
}
