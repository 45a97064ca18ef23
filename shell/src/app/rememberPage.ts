import type { PageRecord } from './pageStore';

/** SPEC section 9: the keep-alive cache holds at most two pages. */
const KEPT_PAGES = 2;

/**
 * Puts the current page first and evicts the least recently used one if there are too many.
 *
 * @returns the same list if the current page is already first
 */
export function rememberPage(kept: readonly PageRecord[], current: PageRecord): readonly PageRecord[] {
  if (kept[0] === current) return kept;
  const others = kept.filter(({ data }) => data.path !== current.data.path);
  return [current, ...others].slice(0, KEPT_PAGES);
}
