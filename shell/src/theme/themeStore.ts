import { THEME_ATTRIBUTE } from '@portfolio/contract';
import type { ThemeName } from '@portfolio/contract';
import { createListeners } from '@portfolio/kit';
import { useSyncExternalStore } from 'react';
import { hasViewTransitions } from '../browser/browserPage';
import { THEME_CHANGING_ATTRIBUTE } from './rootAttributes';
import { findStoredTheme, storeTheme } from './themeCookie';

/** SPEC section 9. */
export const THEME_TRANSITION_MS = 300;

const DARK_QUERY = '(prefers-color-scheme: dark)';

let transitionTimer: ReturnType<typeof setTimeout> | undefined;
let lastTransition: ViewTransition | undefined;

/** The theme on the page. The attribute is the truth: the script in `<head>` wrote it before React came. */
export function getTheme(): ThemeName {
  const attribute = document.documentElement.getAttribute(THEME_ATTRIBUTE);
  if (attribute === 'darkMode' || attribute === 'default') return attribute;
  return window.matchMedia(DARK_QUERY).matches ? 'darkMode' : 'default';
}

/** The theme that is about to be shown; the page still has the one before. */
let nextTheme: ThemeName | undefined;

/**
 * Shows a theme. Pictures of the whole page fade into each other: a transition of every element's colours would hold
 * the first frame back for three times as long.
 */
function applyTheme(theme: ThemeName): void {
  const root = document.documentElement;
  const finish = () => root.removeAttribute(THEME_CHANGING_ATTRIBUTE);
  const change = () => {
    nextTheme = undefined;
    root.setAttribute(THEME_ATTRIBUTE, theme);
    notify();
  };
  root.setAttribute(THEME_CHANGING_ATTRIBUTE, '');
  clearTimeout(transitionTimer);
  // There, styles let the colours change.
  if (!hasViewTransitions()) {
    change();
    transitionTimer = setTimeout(finish, THEME_TRANSITION_MS);
    return;
  }
  nextTheme = theme;
  const transition = document.startViewTransition(change);
  lastTransition = transition;
  const finishLast = () => {
    if (transition === lastTransition) finish();
  };
  // One that is skipped, by the next one or by a hidden tab, has still changed the theme.
  transition.ready.catch(() => {});
  transition.finished.then(finishLast, finishLast);
}

export function toggleTheme(): void {
  const theme = (nextTheme ?? getTheme()) === 'darkMode' ? 'default' : 'darkMode';
  storeTheme(theme);
  applyTheme(theme);
}

/** A visitor who has not chosen keeps following the system, also when it changes in the evening. */
function followSystem({ matches }: Pick<MediaQueryList, 'matches'>): void {
  if (findStoredTheme() === undefined) applyTheme(matches ? 'darkMode' : 'default');
}

/** Kept, because each call of `matchMedia` gives another object, with listeners of its own. */
let query: MediaQueryList | undefined;

const { subscribe, notify } = createListeners({
  onFirst() {
    query = window.matchMedia(DARK_QUERY);
    query.addEventListener('change', followSystem);
    // It may have changed since the script in `<head>` looked.
    if (query.matches !== (getTheme() === 'darkMode')) followSystem(query);
  },
  onLast: () => query?.removeEventListener('change', followSystem),
});

const getServerTheme = (): ThemeName => 'default';

export function useTheme(): ThemeName {
  return useSyncExternalStore(subscribe, getTheme, getServerTheme);
}
