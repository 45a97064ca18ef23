/**
 * Names that tools beside the shell read in a deployed site, or write into a local copy of it. A change to one of these is a
 * change of the contract.
 */

/** URL of the facts about the composition: its releases and their files. */
export const COMPOSITION_URL = '/composition.json';

/** Id of the element that carries a page's data in its HTML. */
export const PAGE_DATA_ID = 'page-data';

/** Marks the element that holds a page; the value is the page's name. */
export const PAGE_ATTRIBUTE = 'data-page-slot';

/** Marks an empty element after the pages. */
export const PAGE_END_ATTRIBUTE = 'data-page-end';

/** On all style elements of a remote: those of its files, and those in a prerendered document. */
export const REMOTE_STYLE_ATTRIBUTE = 'data-remote';

/** On `<html>` of a site without a service worker. */
export const NO_SERVICE_WORKER_ATTRIBUTE = 'data-no-service-worker';

/** On `<html>`: the URL to which load events are sent; absent if they stay in the browser. */
export const EVENTS_ATTRIBUTE = 'data-events';

/** On `<html>`: the rights that the headers give this page. A document keeps these rights until it is closed. */
export const RIGHTS_ATTRIBUTE = 'data-rights';

/** Key in `localStorage` of the releases and dev servers that this browser uses instead of pinned releases. */
export const OVERRIDES_KEY = 'portfolio:overrides';

/** Name of the cookie with the origins of the dev servers in use, separated by spaces. */
export const DEV_SERVERS_COOKIE = 'devServers';

/** A server that sends this header with this value allows a maintainer to use dev servers on the same machine. */
export const DEV_SERVERS_HEADER = 'Portfolio-Dev-Servers';
export const DEV_SERVERS_ALLOWED = 'allowed';
