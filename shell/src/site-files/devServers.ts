import { COOKIE_NAMES } from '../browser/siteCookie';
import { DEV_SERVERS_ALLOWED, DEV_SERVERS_HEADER } from '../composition/compositionFacts';
import { DEV_ORIGIN } from '../overrides/devServerUrl';
import { SERVICE_WORKER_URL } from '../offline/serviceWorkerSetting';
import { createHeaderRules, type HeaderRules, type PolicySources } from './headerRules';
import { FAREWELL_SCRIPT } from './serviceWorkerScript';

/** What a server of a maintainer's own machine needs to let dev servers in. No other server uses any of it. */
export interface DevServerRules {
  /** Sent with every answer: the override panel then offers dev servers. */
  announcement: Readonly<Record<string, string>>;
  /** Name of the cookie in which the panel names their origins, separated by blanks. */
  cookie: string;
  /** What such an origin looks like, as the source of a regular expression. */
  originPattern: string;
  /** The header rules for a browser whose cookie names some, with `placeholders` for them. */
  headers: HeaderRules;
  placeholders: { origins: string; sockets: string };
  /** A service worker would answer with pages it kept, and so with the policy they came with: it is removed. */
  serviceWorker: { url: string; prefix: string };
}

const PLACEHOLDERS = { origins: 'http:{dev-origins}', sockets: 'ws:{dev-origins}' } as const;

/** Creates the rules by which a maintainer's own server lets dev servers in. */
export function createDevServerRules(sources: PolicySources): DevServerRules {
  return {
    announcement: { [DEV_SERVERS_HEADER]: DEV_SERVERS_ALLOWED },
    cookie: COOKIE_NAMES.devServers,
    originPattern: DEV_ORIGIN.source,
    headers: createHeaderRules(sources, undefined, [PLACEHOLDERS.origins]),
    placeholders: PLACEHOLDERS,
    serviceWorker: { url: SERVICE_WORKER_URL, prefix: FAREWELL_SCRIPT },
  };
}
