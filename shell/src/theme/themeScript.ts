import { THEME_ATTRIBUTE, THEMES } from '@portfolio/contract';
import { COUNTDOWN_ATTRIBUTE, COUNTDOWN_DISMISSED, QUERY_ATTRIBUTE } from './rootAttributes';
import { COOKIE_NAMES } from '../browser/siteCookie';

const [DEFAULT_THEME, DARK_THEME] = THEMES;

/**
 * A classic script for `<head>`, allowed by its hash. It runs before the first paint, so that a stored theme, a
 * dismissed banner or a filtered list does not visibly change. It must never throw: the page works without it.
 */
export const THEME_SCRIPT = [
  '!function(d,r,m){try{',
  'd=document;r=d.documentElement;',
  `location.search&&r.setAttribute("${QUERY_ATTRIBUTE}","");`,
  `m=/(?:^|; )${COOKIE_NAMES.theme}=(${THEMES.join('|')})(?:;|$)/.exec(d.cookie);`,
  `r.setAttribute("${THEME_ATTRIBUTE}",m?m[1]:matchMedia("(prefers-color-scheme:dark)").matches?"${DARK_THEME}":"${DEFAULT_THEME}");`,
  `/(?:^|; )${COOKIE_NAMES.countdown}=${COUNTDOWN_DISMISSED}/.test(d.cookie)&&r.setAttribute("${COUNTDOWN_ATTRIBUTE}","${COUNTDOWN_DISMISSED}")`,
  '}catch(e){}}()',
].join('');
