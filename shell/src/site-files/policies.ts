import { createHash } from 'node:crypto';
import { PERMISSION_NAMES, type PermissionName } from '@portfolio/contract';
import { GOOGLE_POLICY, GOOGLE_SIGN_IN_SCRIPT } from '../auth/google/googleDocument';
import { START_SCRIPT } from '../loading/startScript';
import { SERVICE_WORKER_URL } from '../offline/serviceWorkerSetting';
import { THEME_SCRIPT } from '../theme/themeScript';

/** Name of the reporting endpoint in the headers. */
export const REPORTS_ENDPOINT = 'reports';

/** The only inline scripts that may run, allowed by their hashes. */
const INLINE_SCRIPTS = [THEME_SCRIPT, START_SCRIPT];

/**
 * Content of the style element that styled-components creates at runtime: empty, because its rules are added by script.
 */
const EMPTY_STYLE = '';

type Directives = Record<string, readonly string[]>;

/** The inputs of a page's policy. */
export interface PagePolicyParts {
  /** Host of the site, because the policy allows only a single file as service worker. */
  host: string;
  connectOrigins: readonly string[];
  /** URL of the releases' files, if not on this site. */
  releasesUrl?: string | undefined;
  /** Hashes of all scripts of the pinned releases; null if the document lists them. */
  scripts: readonly string[] | null;
  /** Origin of the API, if not the site's own. */
  authServer: string;
  devOrigins: readonly string[];
  reportsUrl: string | null;
}

/** The directives for files of releases. The shell itself requests a failed file again to find out the cause. */
const RELEASE_DIRECTIVES = ['style-src', 'img-src', 'font-src', 'connect-src', 'media-src'];

/** The policy in the header of a page. */
export function toPagePolicy(parts: PagePolicyParts): string {
  const { host, connectOrigins, releasesUrl, scripts, authServer, devOrigins, reportsUrl } = parts;
  const directives: Directives = {
    'default-src': ["'none'"],
    'script-src': [...toScriptSources(scripts), ...(scripts === null && releasesUrl ? [releasesUrl] : [])],
    // Each document allows its style elements by hash; see `toDocumentPolicy`.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectOrigins, ...(authServer === '' ? [] : [new URL(authServer).origin])],
    'media-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'worker-src': [host + SERVICE_WORKER_URL],
    'form-action': ["'self'"],
    ...NOTHING_ELSE,
  };
  if (releasesUrl !== undefined) addTo(directives, RELEASE_DIRECTIVES, [releasesUrl]);
  addTo(directives, ['script-src', ...RELEASE_DIRECTIVES], devOrigins);
  // A dev server's client is notified of changes by WebSocket.
  addTo(
    directives,
    ['connect-src'],
    devOrigins.map((origin) => origin.replace(/^http/, 'ws')),
  );
  return toText(directives, reportsUrl);
}

/**
 * The policy that a document adds to that of its header: the hashes of its style elements and, if the header would
 * become too long, of the scripts. The header restricts the origins of style files. Style attributes are not
 * restricted: most pages have some.
 */
export function toDocumentPolicy(styles: readonly string[], scripts: readonly string[] | null): string {
  const hashes = [...new Set([EMPTY_STYLE, ...styles].map(toHash))];
  return toText({
    'style-src-elem': ['http:', 'https:', ...hashes],
    ...(scripts === null ? {} : { 'script-src': toScriptSources(scripts) }),
  });
}

/** The policy of files other than pages: a file opened on its own can do nothing. */
export function toFilePolicy(): string {
  return toText({
    'default-src': ["'none'"],
    'style-src': ["'unsafe-inline'"],
    ...NOTHING_ELSE,
    sandbox: [],
  });
}

/** The policy of the service worker, which fetches the files it caches. */
export function toWorkerPolicy(releasesUrl?: string): string {
  return toText({
    'default-src': ["'none'"],
    'connect-src': ["'self'", ...(releasesUrl === undefined ? [] : [releasesUrl])],
    ...NOTHING_ELSE,
  });
}

/** The policy of the document with Google's button: its one script, and Google's. */
export function toGooglePolicy(reportsUrl: string | null): string {
  const directives: Directives = {
    'default-src': ["'none'"],
    'script-src': [toHash(GOOGLE_SIGN_IN_SCRIPT)],
    ...NOTHING_ELSE,
  };
  for (const [name, sources] of Object.entries(GOOGLE_POLICY)) addTo(directives, [name], sources);
  return toText(directives, reportsUrl);
}

/** The permissions for which pages may ask visitors. */
export function toPermissions(allowed: readonly PermissionName[]): string {
  return PERMISSION_NAMES.map((name) => `${name}=(${allowed.includes(name) ? 'self' : ''})`).join(', ');
}

const NOTHING_ELSE = {
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
} as const;

/**
 * Allows scripts only by hash, never by folder or origin. An external script runs if the hash in its `integrity`
 * attribute is one of these.
 */
function toScriptSources(scripts: readonly string[] | null): string[] {
  const inline = INLINE_SCRIPTS.map(toHash);
  return scripts === null ? ["'self'", ...inline] : [...inline, ...scripts.map((hash) => `'${hash}'`)];
}

function toHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function addTo(directives: Directives, names: readonly string[], sources: readonly string[]): void {
  for (const name of names) directives[name] = [...(directives[name] ?? []), ...sources];
}

/** Includes `report-uri` for browsers that do not support `report-to`. */
function toText(directives: Directives, reportsUrl: string | null = null): string {
  const reports: Directives =
    reportsUrl === null ? {} : { 'report-uri': [reportsUrl], 'report-to': [REPORTS_ENDPOINT] };
  return Object.entries({ ...directives, ...reports })
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
