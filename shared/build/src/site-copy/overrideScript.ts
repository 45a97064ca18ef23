import { DEV_SERVERS_COOKIE, OVERRIDES_KEY } from '@portfolio/contract';

/** Key in `sessionStorage`: the run of the dev server that has set the override in this tab. */
const RUN_KEY = 'portfolio:local-remote';

/**
 * The inline script that makes a browser use the local remote, as the override panel would. It does so once in each tab,
 * so that "Back to the pinned release" on the banner stays in effect there. The cookie is common to all ports of this
 * machine, so it keeps those dev servers that other sites here have used last.
 *
 * @param id - the remote's id
 * @param devOrigin - origin of its dev server
 * @param run - identifies this run of the dev server
 */
export function createOverrideScript(id: string, devOrigin: string, run: string): string {
  const [key, runKey, cookie, name, origin, thisRun] = [
    OVERRIDES_KEY,
    RUN_KEY,
    DEV_SERVERS_COOKIE,
    id,
    devOrigin,
    run,
  ].map((text) => JSON.stringify(text));
  return [
    '(function(){try{',
    `var stored=Object(JSON.parse(localStorage.getItem(${key})||"{}"));`,
    `if(sessionStorage.getItem(${runKey})!==${thisRun}){sessionStorage.setItem(${runKey},${thisRun});`,
    `stored[${name}]={kind:"dev-server",origin:${origin}};localStorage.setItem(${key},JSON.stringify(stored))}`,
    `if(stored[${name}]){var known=("; "+document.cookie).split("; "+${cookie}+"=")[1]||"";`,
    `known=decodeURIComponent(known.split(";")[0]).split(" ").filter(function(one){return one&&one!==${origin}});`,
    `document.cookie=${cookie}+"="+encodeURIComponent(known.slice(-9).concat(${origin}).join(" "))+";path=/;SameSite=Lax"}`,
    '}catch(error){console.warn("[dev] The local remote is not used: this browser stores nothing for this address.",error)}})()',
  ].join('');
}
