import { ATTEMPT_KEY } from './googleSignIn';

/** The URL of Google's sign-in script, and the sources it needs, by directive of the policy. */
export const GOOGLE_SCRIPT_URL = 'https://accounts.google.com/gsi/client';
export const GOOGLE_POLICY = {
  'script-src': [GOOGLE_SCRIPT_URL],
  'frame-src': ['https://accounts.google.com/gsi/'],
  'connect-src': ['https://accounts.google.com/gsi/'],
  'style-src': ["'unsafe-inline'", 'https://accounts.google.com/gsi/style'],
} as const;

const BUTTON = { type: 'standard', theme: 'outline', size: 'large', text: 'continue_with', width: 280 };

/**
 * The only script of the document, allowed by its hash: shows Google's button and passes on Google's response. The page
 * to which it then returns validates that response, under its own policy.
 */
export const GOOGLE_SIGN_IN_SCRIPT = [
  '!function(d,k,a,s){',
  `k=${JSON.stringify(ATTEMPT_KEY)};try{a=JSON.parse(sessionStorage.getItem(k))}catch(e){}`,
  'function f(){d.getElementById("failure").hidden=!1}',
  'if(!a||!/^\\/(?![\\/\\\\])/.test(a.back))return f();',
  'd.getElementById("back").href=a.back;',
  's=d.createElement("script");s.async=!0;s.onerror=f;',
  's.onload=function(i){',
  'i=window.google&&google.accounts&&google.accounts.id;if(!i)return f();',
  'i.initialize({client_id:d.body.dataset.clientId,nonce:a.nonce,callback:function(r){',
  'a.credential=r.credential||null;sessionStorage.setItem(k,JSON.stringify(a));location.replace(a.back)}});',
  `i.renderButton(d.getElementById("button"),${JSON.stringify(BUTTON)})};`,
  `s.src=${JSON.stringify(GOOGLE_SCRIPT_URL)};d.head.append(s)`,
  '}(document)',
].join('');
