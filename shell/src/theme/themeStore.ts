import { THEME_ATTRIBUTE } from '@portfolio/contract';
import type { ThemeName } from '@portfolio/contract';
import { useSyncExternalStore } from 'react';
import { THEME_CHANGING_ATTRIBUTE } from './rootAttributes';
import { findStoredTheme, storeTheme } from './themeCookie';

/** SPEC section 9. */
export const THEME_TRANSITION_MS = 300;

const DARK_QUERY = '(prefers-color-scheme: dark)';

const listeners = new Set<() => void>();
let transitionTimer: ReturnType<typeof setTimeout> | undefined;

/** The theme on the page. The attribute is the truth: the script in `<head>` wrote it before React came. */
export function getTheme(): ThemeName {
  const attribute = document.documentElement.getAttribute(THEME_ATTRIBUTE);
  if (attribute === 'darkMode' || attribute === 'default') return attribute;
  return window.matchMedia(DARK_QUERY).matches ? 'darkMode' : 'default';
}

function applyTheme(theme: ThemeName): void {
  const root = document.documentElement;
  root.setAttribute(THEME_CHANGING_ATTRIBUTE, '');
  root.setAttribute(THEME_ATTRIBUTE, theme);
  clearTimeout(transitionTimer);
  transitionTimer = setTimeout(() => root.removeAttribute(THEME_CHANGING_ATTRIBUTE), THEME_TRANSITION_MS);
  for (const listener of listeners) listener();
}

export function toggleTheme(): void {
  const theme = getTheme() === 'darkMode' ? 'default' : 'darkMode';
  storeTheme(theme);
  applyTheme(theme);
}

/** A visitor who has not chosen keeps following the system, also when it changes in the evening. */
function followSystem(event: MediaQueryListEvent): void {
  if (findStoredTheme() === undefined) applyTheme(event.matches ? 'darkMode' : 'default');
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(DARK_QUERY);
  if (listeners.size === 0) query.addEventListener('change', followSystem);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) query.removeEventListener('change', followSystem);
  };
}

const getServerTheme = (): ThemeName => 'default';

export function useTheme(): ThemeName {
  return useSyncExternalStore(subscribe, getTheme, getServerTheme);
}
