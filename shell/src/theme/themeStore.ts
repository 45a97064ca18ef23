import { THEME_ATTRIBUTE } from '@portfolio/contract';
import type { ThemeName } from '@portfolio/contract';
import { THEME_CHANGING_ATTRIBUTE } from '@portfolio/design';
import { createListeners } from '@portfolio/kit';
import { useSyncExternalStore } from 'react';
import { findStoredTheme, storeTheme } from './themeCookie';

/** SPEC section 9. */
export const THEME_TRANSITION_MS = 300;

const DARK_QUERY = '(prefers-color-scheme: dark)';

let changeTimer: ReturnType<typeof setTimeout> | undefined;

/** The theme on the page. The attribute is the source of truth: the script in `<head>` set it before React loaded. */
function getTheme(): ThemeName {
  const attribute = document.documentElement.getAttribute(THEME_ATTRIBUTE);
  if (attribute === 'darkMode' || attribute === 'default') return attribute;
  return window.matchMedia(DARK_QUERY).matches ? 'darkMode' : 'default';
}

/** Shows a theme; styles make its colours change gradually. */
function applyTheme(theme: ThemeName): void {
  const root = document.documentElement;
  // Together, because each changes the styles of every element.
  root.setAttribute(THEME_CHANGING_ATTRIBUTE, '');
  root.setAttribute(THEME_ATTRIBUTE, theme);
  clearTimeout(changeTimer);
  changeTimer = setTimeout(() => root.removeAttribute(THEME_CHANGING_ATTRIBUTE), THEME_TRANSITION_MS);
  notify();
}

export function toggleTheme(): void {
  const theme = getTheme() === 'darkMode' ? 'default' : 'darkMode';
  storeTheme(theme);
  applyTheme(theme);
}

/** Without a stored choice, the theme keeps following the system, also if that changes in the evening. */
function followSystem({ matches }: Pick<MediaQueryList, 'matches'>): void {
  if (findStoredTheme() === undefined) applyTheme(matches ? 'darkMode' : 'default');
}

/** Shows the theme that was chosen since in another document. */
function showStoredTheme(): void {
  const theme = findStoredTheme();
  if (theme !== undefined && theme !== getTheme()) applyTheme(theme);
}

/** Back may restore this document from a time before the theme was changed in another one. */
function handleReturn({ persisted }: PageTransitionEvent): void {
  if (persisted) showStoredTheme();
}

/** Another tab may have changed the theme while this one was hidden; no event says that a cookie has changed. */
function handleVisibility(): void {
  if (document.visibilityState === 'visible') showStoredTheme();
}

/** Kept, because each call of `matchMedia` returns another object with its own listeners. */
let query: MediaQueryList | undefined;

const { subscribe, notify } = createListeners({
  onFirst() {
    query = window.matchMedia(DARK_QUERY);
    query.addEventListener('change', followSystem);
    window.addEventListener('pageshow', handleReturn);
    document.addEventListener('visibilitychange', handleVisibility);
    // It may have changed since the script in `<head>` ran.
    if (query.matches !== (getTheme() === 'darkMode')) followSystem(query);
  },
  onLast() {
    query?.removeEventListener('change', followSystem);
    window.removeEventListener('pageshow', handleReturn);
    document.removeEventListener('visibilitychange', handleVisibility);
  },
});

const getServerTheme = (): ThemeName => 'default';

export function useTheme(): ThemeName {
  return useSyncExternalStore(subscribe, getTheme, getServerTheme);
}
