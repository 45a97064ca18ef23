import { AGAIN_QUERY } from './againQuery';
import { OWN_GLOBALS_SCRIPT } from './pageGlobals';
import { FIRST_PAUSE_MS, TRIES } from './retries';
import { THEME_TOGGLE_ATTRIBUTE } from './themeToggleAttribute';

/** Marks, among the preload links of a page, the scripts to run; the others are only fetched early. */
export const RUN_ATTRIBUTE = 'data-run';

/** Matches no medium: the links have this until the page starts, so that no browser fetches their files before. */
export const LATER_MEDIA = 'not all';

/** The page starts after this time at the latest: a file that hangs must not prevent it. */
const START_AT_LATEST_MS = 4_000;

/** How long after the start or a retry the notice appears if the page has not hydrated. */
const NOTICE_AFTER_MS = 9_000;

/** Matches the buttons that do nothing before hydration: not those that open a popover or switch the theme. */
const SCRIPTED_BUTTON = `button[type=button]:not([popovertarget],[${THEME_TOGGLE_ATTRIBUTE}])`;

/** The notice while the page does not work. */
export const NOTICE_TEXT =
  'Buttons on this page do not work yet: part of it has not loaded. Text and links work.';
export const NOTICE_ACTION = 'Try again';

const NOTICE_STYLE = [
  'position:fixed;inset:auto 0 0;z-index:99;padding:.75rem 1rem;text-align:center',
  'background:var(--color-ink);color:var(--color-canvas)',
].join(';');
const ACTION_STYLE =
  'margin-left:1rem;padding:.4rem .8rem;border:1px solid;background:none;color:inherit;font:inherit;cursor:pointer';

/**
 * A classic script for `<head>`, allowed by its hash. It fetches and runs the page's scripts once the page has been
 * painted, everything visible has loaded and the browser is idle, or after the frame of the first interaction, so that nothing
 * competes with the content. Links and native controls work before that, and so does the switch of the theme, by
 * `THEME_SCRIPT`; input, keys, submissions and clicks are recorded for `replayEarlyActions`.
 *
 * A script that fails to load or to match its hash is requested again under a URL that no cache knows, and the cached
 * response is replaced. If the page cannot hydrate, a notice appears and its buttons are disabled until it can; the
 * page's code controls this through `pageStart`.
 */
export const START_SCRIPT = [
  '!function(w,d,n,u,g,i,o,p,v,x){',
  // Before the body, whose elements would otherwise be found under the names of these globals.
  OWN_GLOBALS_SCRIPT,
  // Starts, once: runs the marked scripts in order, and activates each other link by replacing it with a copy. Every
  // request begins in a task of its own, because the browser takes some milliseconds for each on a slow phone. Safari
  // before 16.4 lacks style sheets made by scripts, which every page after the first needs.
  'function s(){if(n<0||!d.adoptedStyleSheets)return;',
  'if(d.readyState==="loading")return d.addEventListener("DOMContentLoaded",s);',
  'n=-1;',
  `d.querySelectorAll('link[media="${LATER_MEDIA}"]').forEach((l,c)=>{`,
  `l.hasAttribute("${RUN_ATTRIBUTE}")?(x.push(l),q(()=>f(l,0))):`,
  // WebKit reports and blocks the preload of a script that a policy allows by its hash; the script itself runs.
  '/^Apple/.test(navigator.vendor)&&l.matches("[as=script]")||',
  'q(()=>{c=l.cloneNode();c.media="";l.replaceWith(c)})',
  '})}',
  // Calls back in a task of its own if the browser can; a timer would be late in a hidden tab.
  'function q(t,b){i?i.postTask(t,b):t()}',
  // Runs the file of a link; k counts the tries.
  'function f(l,k,e){e=d.createElement("script");e.async=!1;e.fetchPriority="high";',
  'e.crossOrigin=l.crossOrigin;e.integrity=l.integrity;',
  `e.src=l.href+(k?"${AGAIN_QUERY}"+Date.now():"");`,
  'e.onload=()=>{x=x.filter(q=>q!==l)};',
  'e.onerror=()=>{e.remove();fetch(l.href,{cache:"reload"}).catch(()=>{});',
  `++k<${TRIES}?setTimeout(f,(.5+Math.random())*${FIRST_PAUSE_MS / 2}*2**k,l,k):y()};`,
  'd.head.append(e)}',
  // Disables the buttons that do nothing, repeatedly while the document is still loading. The value of the attribute tells
  // `readSlotHtml` which they are.
  'function k(){if(!p)return;',
  'd.querySelectorAll(g).forEach(c=>c.disabled||v.push(c)&&c.setAttribute("disabled",1));',
  'd.readyState==="loading"&&setTimeout(k,500)}',
  // Shows the notice, even if the document was cut off before its body; m is the reason, which replaces one without.
  'function y(m,b){if(p&&!m||!w.pageStart)return;z();',
  `p=d.createElement("div");p.setAttribute("role","alert");p.style.cssText="${NOTICE_STYLE}";`,
  `b=d.createElement("button");b.style.cssText="${ACTION_STYLE}";b.append("${NOTICE_ACTION}");`,
  // The document itself may be at fault: after a failed retry, all of it is reloaded.
  `b.onclick=()=>{if(u++)return location.reload();z();setTimeout(y,${NOTICE_AFTER_MS});x.forEach(l=>f(l,1));x.length||(w.pageStart.again||(()=>location.reload()))()};`,
  `p.append("${NOTICE_TEXT}",m?" "+m:"",b);`,
  '(d.body||d.documentElement).append(p);k()}',
  // Removes the notice and enables the buttons again.
  'function z(){p&&p.remove();p=0;v.forEach(c=>c.disabled=!1);v=[]}',
  'w.pageStart={fail:y,done:()=>{w.pageStart=void 0;z()}};v=[];x=[];',
  `setTimeout(y,${NOTICE_AFTER_MS});`,
  // Waits for load and first paint, in either order, and then, if the browser can tell, for an idle moment.
  'function r(){--n||q(s,{priority:"background"})}',
  'w.addEventListener("load",r);',
  'try{o=new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint").length&&(o.disconnect(),r()));o.observe({type:"paint",buffered:!0})}catch(e){r()}',
  `setTimeout(s,${START_AT_LATEST_MS});`,
  // The response to the interaction comes first: native controls and the theme need no script, and respond to the click.
  '["click","pointercancel","keydown"].forEach(t=>d.addEventListener(t,()=>requestAnimationFrame(()=>setTimeout(s)),!0));',
  // Records the events of a type that f accepts, in the part that has not hydrated; a key may be meant for any part.
  'function a(t,f){d.addEventListener(t,(e,q)=>{',
  '(q=w.earlyActions)&&(t==="keydown"||q.within.contains(e.target))&&f(e.target,e,q)&&q.events.push(e)},!0)}',
  'w.earlyActions={within:d,fields:new Map,events:[]};',
  'a("input",(t,e,q)=>{q=q.fields;q.delete(t);q.set(t,[t.value,t.checked])});',
  // A form with an action works without a script.
  'a("submit",(t,e)=>!t.hasAttribute("action")&&(e.preventDefault(),1));',
  'a("click",(t,e,q)=>(q=t.closest(g))&&!(q.dataset.waiting=""));',
  'a("keydown",()=>1)',
  `}(window,document,2,0,"${SCRIPTED_BUTTON}",window.scheduler)`,
].join('');
