import { BASE_URLS_GLOBAL, URL_SUFFIXES_GLOBAL } from '@portfolio/contract';

/** Globals that code of the shell or of a release reads before it first sets them. */
const READ_FIRST = [BASE_URLS_GLOBAL, URL_SUFFIXES_GLOBAL, 'webpackChunkshell'];

/**
 * The globals of a page that the shell and the loaders of releases read. Browsers make an element a member of `window`
 * under its id, and the elements of a form members of that: code would find them in place of these. An own property of
 * `window` comes first, therefore `START_SCRIPT` sets all of them before the body, and nothing deletes them.
 *
 * @see https://html.spec.whatwg.org/multipage/nav-history-apis.html#named-access-on-the-window-object
 */
export const PAGE_GLOBALS: readonly string[] = [...READ_FIRST, 'pageStart', 'earlyActions'];

/** Part of `START_SCRIPT`: makes them own properties of `w`. */
export const OWN_GLOBALS_SCRIPT = `${READ_FIRST.map((name) => `w.${name}=`).join('')}void 0;`;
