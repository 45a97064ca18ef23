/** Marks, among the files a page needs, the scripts that run; the others are only fetched early. */
export const RUN_ATTRIBUTE = 'data-run';

/** For no medium: what a file's link says until the page starts, and why no browser fetches it before. */
export const LATER_MEDIA = 'not all';

/** A file that hangs must not keep the page from starting. */
const START_AT_LATEST_MS = 4_000;

/** All of the site's buttons that do nothing without a script are of this kind. */
const SCRIPTED_BUTTON = 'button[type=button]';

/**
 * A classic script for `<head>`, allowed by its hash. It fetches and runs the page's scripts when the page has been
 * painted and all it shows has come, or as soon as somebody touches it: nothing competes with what is to be read. Links
 * and the browser's own controls work before; what is typed, sent or clicked meanwhile is kept for `replayEarlyActions`.
 */
export const START_SCRIPT = [
  '!function(w,d,n,o){',
  // Starts, once: each link is replaced by one that counts, and the scripts that run follow in order.
  'function s(){if(n<0)return;',
  'if(d.readyState==="loading")return d.addEventListener("DOMContentLoaded",s);',
  'n=-1;',
  `d.querySelectorAll('link[media="${LATER_MEDIA}"]').forEach(function(l,c,e){`,
  'c=l.cloneNode();c.removeAttribute("media");l.replaceWith(c);',
  `if(l.hasAttribute("${RUN_ATTRIBUTE}")){e=d.createElement("script");e.async=!1;["crossorigin","integrity"].forEach(function(a){e.setAttribute(a,l.getAttribute(a))});e.src=l.href;d.head.append(e)}`,
  '})}',
  // Loaded and painted, in either order.
  'function r(){--n||s()}',
  'w.addEventListener("load",r);',
  'try{o=new PerformanceObserver(function(l){l.getEntriesByName("first-contentful-paint").length&&(o.disconnect(),r())});o.observe({type:"paint",buffered:!0})}catch(e){r()}',
  `setTimeout(s,${START_AT_LATEST_MS});`,
  '["pointerdown","keydown"].forEach(function(t){d.addEventListener(t,s,{capture:!0,once:!0,passive:!0})});',
  // Runs f where the page does not answer yet.
  'function a(t,f){d.addEventListener(t,function(e){var q=w.earlyActions;q&&q.within.contains(e.target)&&f(q,e.target,e)},!0)}',
  'w.earlyActions={within:d,fields:new Set};',
  'a("input",function(q,t){q.fields.add(t)});',
  // A form with an address of its own goes there without a script.
  'a("submit",function(q,t,e){t.hasAttribute("action")||(e.preventDefault(),q.last=t)});',
  `a("click",function(q,t){q.last=t.closest("${SCRIPTED_BUTTON}")||q.last})`,
  '}(window,document,2)',
].join('');
