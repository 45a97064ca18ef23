import { AGAIN_QUERY } from './againQuery';

/** Marks, among the files a page needs, the scripts that run; the others are only fetched early. */
export const RUN_ATTRIBUTE = 'data-run';

/** For no medium: what a file's link says until the page starts, and why no browser fetches it before. */
export const LATER_MEDIA = 'not all';

/** A file that hangs must not keep the page from starting. */
const START_AT_LATEST_MS = 4_000;

/** So long after it began, or was tried again, a page without an answer says that its buttons do not work yet. */
const NOTICE_AFTER_MS = 9_000;

/** Pauses before a script is asked for again: this long, then twice as long each time, give or take a half. */
const FIRST_PAUSE_MS = 400;
const TRIES = 5;

/** All of the site's buttons that do nothing without a script are of this kind. */
const SCRIPTED_BUTTON = 'button[type=button]';

/** Those among them that open something by themselves. */
const OWN_ACTION = '[popovertarget]';

/** What a visitor reads while the page cannot answer. */
export const NOTICE_TEXT =
  'Buttons on this page do not work yet: a part of it has not arrived. Text and links work.';
export const NOTICE_ACTION = 'Try again';

const NOTICE_STYLE = [
  'position:fixed;inset:auto 0 0;z-index:99;padding:.75rem 1rem;text-align:center',
  'background:var(--color-ink);color:var(--color-canvas)',
].join(';');
const ACTION_STYLE =
  'margin-left:1rem;padding:.4rem .8rem;border:1px solid;background:none;color:inherit;font:inherit;cursor:pointer';

/**
 * A classic script for `<head>`, allowed by its hash. It fetches and runs the page's scripts when the page has been
 * painted and all it shows has come, or as soon as somebody touches it: nothing competes with what is to be read. Links
 * and the browser's own controls work before; what is typed, struck, sent or clicked meanwhile is kept for
 * `replayEarlyActions`.
 *
 * A script that does not come, or not as it was published, is asked for again under an address that no cache knows,
 * and the cached answer is replaced. A page that cannot answer says so, and its buttons are disabled until it can:
 * `pageStart` is how the page's own code takes part in that.
 */
export const START_SCRIPT = [
  '!function(w,d,n,u,o,p,v,x){',
  // Starts, once: each link is replaced by one that counts, and the scripts that run follow in order.
  'function s(){if(n<0)return;',
  'if(d.readyState==="loading")return d.addEventListener("DOMContentLoaded",s);',
  'n=-1;',
  `d.querySelectorAll('link[media="${LATER_MEDIA}"]').forEach(function(l,c){`,
  // WebKit reports and refuses the preload of a script that a policy allows by its hash; the script itself runs.
  '/^Apple/.test(navigator.vendor)&&l.getAttribute("as")==="script"||(c=l.cloneNode(),c.removeAttribute("media"),l.replaceWith(c));',
  `l.hasAttribute("${RUN_ATTRIBUTE}")&&(x.push(l),f(l,0))`,
  '})}',
  // Runs the file of a link; k counts the tries.
  'function f(l,k,e){e=d.createElement("script");e.async=!1;',
  '["crossorigin","integrity"].forEach(function(a){e.setAttribute(a,l.getAttribute(a))});',
  `e.src=l.href+(k?"${AGAIN_QUERY}"+Date.now():"");`,
  'e.onload=function(){x=x.filter(function(q){return q!==l})};',
  'e.onerror=function(){e.remove();fetch(l.href,{cache:"reload"}).catch(function(){});',
  `++k<${TRIES}?setTimeout(f,(.5+Math.random())*${FIRST_PAUSE_MS / 2}*Math.pow(2,k),l,k):y()};`,
  'd.head.append(e)}',
  // Disables what does nothing, also what comes later of a document that is still on its way.
  'function k(){if(!p)return;',
  `d.querySelectorAll("${SCRIPTED_BUTTON}:not(${OWN_ACTION})").forEach(function(c){c.disabled||(c.disabled=!0,v.push(c))});`,
  'd.readyState==="loading"&&setTimeout(k,500)}',
  // Says that the page does not answer, also where the document broke off before its body.
  'function y(b){if(p||!w.pageStart)return;',
  `p=d.createElement("div");p.setAttribute("role","alert");p.style.cssText="${NOTICE_STYLE}";p.append("${NOTICE_TEXT}");`,
  `b=d.createElement("button");b.style.cssText="${ACTION_STYLE}";b.textContent="${NOTICE_ACTION}";`,
  // The document itself may be at fault: what was tried again in vain is loaded again as a whole.
  `b.onclick=function(){if(u++)return location.reload();z();setTimeout(y,${NOTICE_AFTER_MS});x.forEach(function(l){f(l,1)});x.length||(w.pageStart.again||function(){location.reload()})()};`,
  'p.append(b);(d.body||d.documentElement).append(p);k()}',
  // Takes that back.
  'function z(){p&&p.remove();p=0;v.forEach(function(c){c.disabled=!1});v=[]}',
  'w.pageStart={fail:y,done:function(){delete w.pageStart;z()}};v=[];x=[];',
  `setTimeout(y,${NOTICE_AFTER_MS});`,
  // Loaded and painted, in either order.
  'function r(){--n||s()}',
  'w.addEventListener("load",r);',
  'try{o=new PerformanceObserver(function(l){l.getEntriesByName("first-contentful-paint").length&&(o.disconnect(),r())});o.observe({type:"paint",buffered:!0})}catch(e){r()}',
  `setTimeout(s,${START_AT_LATEST_MS});`,
  '["pointerdown","keydown"].forEach(function(t){d.addEventListener(t,s,{capture:!0,once:!0,passive:!0})});',
  // Runs f, or else keeps the event, where the page does not answer yet; a key may be meant for any part of it.
  'function a(t,f){d.addEventListener(t,function(e,q){',
  '(q=w.earlyActions)&&(t==="keydown"||q.within.contains(e.target))&&f(e.target,e,q)&&q.events.push(e)},!0)}',
  'w.earlyActions={within:d,fields:new Set,events:[]};',
  'a("input",function(t,e,q){q.fields.add(t)});',
  // A form with an address of its own goes there without a script.
  'a("submit",function(t,e){return!t.hasAttribute("action")&&(e.preventDefault(),1)});',
  `a("click",function(t){return t.closest("${SCRIPTED_BUTTON}")});`,
  'a("keydown",function(){return 1})',
  '}(window,document,2,0)',
].join('');
