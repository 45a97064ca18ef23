import type { PageRecord } from './pageStore';

/** SPEC section 9: the keep-alive cache holds at most two pages. */
export const KEPT_PAGES = 2;

/**
 * Puts the current page first and lets the least recently used one go when there are more than may be kept.
 *
 * @returns the same list where the current page is first already
 */
export function rememberPage(kept: readonly PageRecord[], current: PageRecord): readonly PageRecord[] {
  if (kept[0] === current) return kept;
  const others = kept.filter(({ data }) => data.path !== current.data.path);
  return [current, ...others].slice(0, KEPT_PAGES);
}
