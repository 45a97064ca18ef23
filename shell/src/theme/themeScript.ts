import { THEME_ATTRIBUTE, THEMES } from '@portfolio/contract';
import { THEME_CHANGING_ATTRIBUTE } from '@portfolio/design';
import { COUNTDOWN_ATTRIBUTE, COUNTDOWN_DISMISSED, QUERY_ATTRIBUTE } from './rootAttributes';
import { COOKIE_NAMES } from '../browser/siteCookie';
import { THEME_TOGGLE_ATTRIBUTE } from '../loading/themeToggleAttribute';
import { THEME_COOKIE_DAYS } from './themeCookie';
import { THEME_TRANSITION_MS } from './themeStore';

const [DEFAULT_THEME, DARK_THEME] = THEMES;
const THEME_COOKIE_SECONDS = THEME_COOKIE_DAYS * 24 * 60 * 60;

/**
 * A classic script for `<head>`, allowed by its hash. It runs before the first paint, so that a stored theme, a
 * dismissed banner or a filtered list does not visibly change. Until the header has hydrated, it also switches the theme.
 * It must never throw: the page works without it.
 */
export const THEME_SCRIPT = [
  '!function(d,r,m){try{',
  'd=document;r=d.documentElement;',
  `location.search&&r.setAttribute("${QUERY_ATTRIBUTE}","");`,
  `m=/(?:^|; )${COOKIE_NAMES.theme}=(${THEMES.join('|')})(?:;|$)/.exec(d.cookie);`,
  `r.setAttribute("${THEME_ATTRIBUTE}",m?m[1]:matchMedia("(prefers-color-scheme:dark)").matches?"${DARK_THEME}":"${DEFAULT_THEME}");`,
  `/(?:^|; )${COOKIE_NAMES.countdown}=${COUNTDOWN_DISMISSED}/.test(d.cookie)&&r.setAttribute("${COUNTDOWN_ATTRIBUTE}","${COUNTDOWN_DISMISSED}");`,
  'd.addEventListener("click",function(e,q,b){',
  `(q=window.earlyActions)&&q.within.contains(e.target)&&(b=e.target.closest("[${THEME_TOGGLE_ATTRIBUTE}]"))&&(`,
  // React, which may be hydrating the button, must not switch back; nor may the click be replayed.
  'e.stopImmediatePropagation(),',
  `b.setAttribute("aria-pressed",m=r.dataset.theme!=="${DARK_THEME}"),r.dataset.theme=m=m?"${DARK_THEME}":"${DEFAULT_THEME}",`,
  `r.setAttribute(q="${THEME_CHANGING_ATTRIBUTE}",""),setTimeout(()=>r.removeAttribute(q),${THEME_TRANSITION_MS}),`,
  `d.cookie="${COOKIE_NAMES.theme}="+m+";path=/;samesite=lax;max-age=${THEME_COOKIE_SECONDS}"+(/^https/.test(location)?";secure":""))`,
  '},!0)',
  '}catch(e){}}()',
].join('');
