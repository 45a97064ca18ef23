import { AUTH_SERVER } from '../auth/server/authServer';
import type { PageRights } from '../composition/pageRights';
import { GOOGLE_SIGN_IN_PATH } from '../auth/google/googleSignIn';
import { SITE } from '../site';
import { COMPOSITION_URL } from '../composition/compositionFacts';
import { SERVICE_WORKER_URL } from '../offline/serviceWorkerSetting';
import { SEARCH_INDEX_URL } from '../site-map/searchIndex';
import { ICON_SVG_URL } from './icons';
import {
  REPORTS_ENDPOINT,
  toFilePolicy,
  toGooglePolicy,
  toPagePolicy,
  toPermissions,
  toWorkerPolicy,
} from './policies';
import { WEB_MANIFEST_URL } from './webManifest';

/** Header rules by path pattern, in the form static hosts take: `*` at the end matches the rest; later rules win. */
export type HeaderRules = readonly { path: string; headers: Readonly<Record<string, string>> }[];

/** Where a composition puts files: below these addresses each name changes with its content. */
export const HASHED_FOLDERS = {
  shell: '/shell/',
  data: '/data/',
  share: '/share/',
  remotes: '/remotes/',
} as const;

const HASHED = 'public, max-age=31536000, immutable';
/** How pages are kept: asked for again each time. */
const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Where the functions take reports of what browsers refused. */
const REPORTS_PATH = '/api/reports';

/** Files beside the pages that pages ask for. */
const FILES = [SEARCH_INDEX_URL, COMPOSITION_URL, WEB_MANIFEST_URL, ICON_SVG_URL, '/icons/'];

/** What the policy allows beyond this site's own files. */
export interface PolicySources {
  /** Host of the site, or what a server replaces by the one that was asked. */
  host: string;
  /** The pages that may do more than all others; a path may end with `*`. */
  pages: readonly PageRights[];
  /** Where the files of releases are, with a slash at the end, if not on this site. */
  releasesUrl?: string | undefined;
  /** Hashes of all scripts that the pins lead to; null where documents name them, because a header may not be so long. */
  scripts: readonly string[] | null;
  /** Where events of loads are sent; absent where they stay in the browser. */
  eventsUrl?: string | undefined;
  /** Whether functions take reports. */
  hasReports: boolean;
}

/** What sign-in needs; empty where there is none of it. */
export interface SignInSources {
  /** There is a document that may load Google's sign-in only where there is one. */
  googleClientId: string;
  /** Origin of the functions where it is not the site's own. */
  authServer: string;
}

const CONFIGURED: SignInSources = { googleClientId: SITE.googleClientId, authServer: AUTH_SERVER };

/**
 * Creates the header rules of the site. The long policy is for documents: everything else has a short one of its own.
 *
 * @param devOrigins - dev servers that one maintainer tries on their own server; never in rules for visitors
 */
export function createHeaderRules(
  sources: PolicySources,
  { googleClientId, authServer }: SignInSources = CONFIGURED,
  devOrigins: readonly string[] = [],
): HeaderRules {
  const reportsUrl = sources.hasReports ? authServer + REPORTS_PATH : null;
  const toRights = ({ connectOrigins, permissions }: Omit<PageRights, 'path'>) => ({
    'Content-Security-Policy': toPagePolicy({
      ...sources,
      connectOrigins:
        sources.eventsUrl === undefined
          ? connectOrigins
          : [...connectOrigins, new URL(sources.eventsUrl).origin],
      authServer,
      devOrigins,
      reportsUrl,
    }),
    'Permissions-Policy': toPermissions(permissions),
  });
  return [
    {
      path: '/*',
      headers: {
        ...toRights({ connectOrigins: [], permissions: [] }),
        // A dev server's scripts have no hash. The site's own carry theirs all the same.
        [devOrigins.length > 0 ? 'Integrity-Policy-Report-Only' : 'Integrity-Policy']:
          toIntegrityPolicy(reportsUrl),
        ...(reportsUrl === null ? {} : { 'Reporting-Endpoints': `${REPORTS_ENDPOINT}="${reportsUrl}"` }),
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cache-Control': REVALIDATED,
      },
    },
    ...sources.pages.map((rights) => ({ path: rights.path, headers: toRights(rights) })),
    ...(googleClientId === '' ? [] : [toGoogleRule(reportsUrl)]),
    {
      path: `${SERVICE_WORKER_URL}*`,
      headers: { 'Content-Security-Policy': toWorkerPolicy(sources.releasesUrl) },
    },
    ...FILES.map((path) => ({ path: `${path}*`, headers: { 'Content-Security-Policy': toFilePolicy() } })),
    ...Object.values(HASHED_FOLDERS).map((folder) => ({
      path: `${folder}*`,
      headers: { 'Content-Security-Policy': toFilePolicy(), 'Cache-Control': HASHED },
    })),
  ];
}

function toIntegrityPolicy(reportsUrl: string | null): string {
  return `blocked-destinations=(script)${reportsUrl === null ? '' : `, endpoints=(${REPORTS_ENDPOINT})`}`;
}

/** Google's script has no hash, and its window answers to the document that opened it. */
function toGoogleRule(reportsUrl: string | null) {
  return {
    path: `${GOOGLE_SIGN_IN_PATH}*`,
    headers: {
      'Content-Security-Policy': toGooglePolicy(reportsUrl),
      'Integrity-Policy': '',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    },
  };
}
