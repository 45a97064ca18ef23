import { THEMES } from '@portfolio/contract';
import type { ThemeName } from '@portfolio/contract';
import { COOKIE_NAMES, findCookie, setCookie } from '../browser/siteCookie';

/** SPEC section 9. */
export const THEME_COOKIE_DAYS = 100;

export function storeTheme(theme: ThemeName): void {
  setCookie(COOKIE_NAMES.theme, theme, { expires: THEME_COOKIE_DAYS });
}

/** The stored theme; undefined on a first visit, or if the cookie contains anything else. */
export function findStoredTheme(): ThemeName | undefined {
  const stored = findCookie(COOKIE_NAMES.theme);
  return THEMES.find((theme) => theme === stored);
}
