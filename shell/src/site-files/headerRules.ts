import { COMPOSITION_URL } from '@portfolio/contract';
import { AUTH_SERVER } from '../auth/server/authServer';
import type { PageRights } from '../composition/pageRights';
import { GOOGLE_SIGN_IN_PATH } from '../auth/google/googleSignIn';
import { SITE } from '../site';
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

/** Header rules by path pattern, as static hosts use them: a trailing `*` matches the rest; later rules win. */
export type HeaderRules = readonly { path: string; headers: Readonly<Record<string, string>> }[];

/** Folders of a composition in which every file name changes with its content. */
export const HASHED_FOLDERS = {
  shell: '/shell/',
  data: '/data/',
  share: '/share/',
  remotes: '/remotes/',
} as const;

const HASHED = 'public, max-age=31536000, immutable';
/** Pages are cached, but revalidated on each request. */
const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Where the API receives reports of blocked content. */
const REPORTS_PATH = '/api/reports';

/** Files other than pages, and without a hash in their name. */
const FILES = [
  SEARCH_INDEX_URL,
  COMPOSITION_URL,
  WEB_MANIFEST_URL,
  ICON_SVG_URL,
  '/icons/',
  SITE.feedPath,
  '/sitemap.xml',
  '/robots.txt',
];

/** The sources that the policy allows beyond this site's own files. */
export interface PolicySources {
  /** Host of the site, or a placeholder that a server replaces with the requested host. */
  host: string;
  /** The pages that may do more than all others; a path may end with `*`. */
  pages: readonly PageRights[];
  /** URL of the releases' files, with a trailing slash, if not on this site. */
  releasesUrl?: string | undefined;
  /**
   * Hashes of all scripts of the pinned releases; null if documents list them, because the host limits header lengths.
   */
  scripts: readonly string[] | null;
  /** URL to which load events are sent; absent if they stay in the browser. */
  eventsUrl?: string | undefined;
  /** Whether the API receives reports. */
  hasReports: boolean;
}

/** The sources of sign-in; empty if it is not used. */
export interface SignInSources {
  /** If empty, there is no document that may load Google's sign-in. */
  googleClientId: string;
  /** Origin of the API, if not the site's own. */
  authServer: string;
}

const CONFIGURED: SignInSources = { googleClientId: SITE.googleClientId, authServer: AUTH_SERVER };

/**
 * Creates the header rules of the site. The long policy is for documents; all other files have short ones.
 *
 * @param devOrigins - dev servers that a maintainer tries on their own server; never in rules for visitors
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
        // A dev server's scripts have no hash. The site's own still have theirs.
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
    // Another page of the site could open a window with this one, and use its rights there.
    ...sources.pages.map((rights) => ({
      path: rights.path,
      headers: { ...toRights(rights), 'Cross-Origin-Opener-Policy': 'noopener-allow-popups' },
    })),
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

/** Google's script has no hash, and its popup needs access to the document that opened it. */
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
