import { DEV_SERVERS_ALLOWED, DEV_SERVERS_HEADER } from '@portfolio/contract';
import { COOKIE_NAMES } from '../browser/siteCookie';
import { DEV_ORIGIN } from '../overrides/devServerUrl';
import { SERVICE_WORKER_URL } from '../offline/serviceWorkerSetting';
import { createHeaderRules, type HeaderRules, type PolicySources } from './headerRules';
import { UNREGISTER_SCRIPT } from './serviceWorkerScript';

/** The rules with which a server on a maintainer's own machine allows dev servers. No other server uses them. */
export interface DevServerRules {
  /** Sent with every response: the override panel then offers dev servers. */
  announcement: Readonly<Record<string, string>>;
  /** Name of the cookie in which the panel lists their origins, separated by spaces. */
  cookie: string;
  /** Source of a regular expression that matches such an origin. */
  originPattern: string;
  /** The header rules for a browser that sends the cookie, with `placeholders` for the origins. */
  headers: HeaderRules;
  placeholders: { origins: string; sockets: string };
  /** Removes the service worker, which would respond with cached pages and their old policies. */
  serviceWorker: { url: string; prefix: string };
}

const PLACEHOLDERS = { origins: 'http:{dev-origins}', sockets: 'ws:{dev-origins}' } as const;

/** Creates the rules with which a maintainer's own server allows dev servers. */
export function createDevServerRules(sources: PolicySources): DevServerRules {
  return {
    announcement: { [DEV_SERVERS_HEADER]: DEV_SERVERS_ALLOWED },
    cookie: COOKIE_NAMES.devServers,
    originPattern: DEV_ORIGIN.source,
    headers: createHeaderRules(sources, undefined, [PLACEHOLDERS.origins]),
    placeholders: PLACEHOLDERS,
    serviceWorker: { url: SERVICE_WORKER_URL, prefix: UNREGISTER_SCRIPT },
  };
}
