import { createHash } from 'node:crypto';
import { PERMISSION_NAMES, type PermissionName } from '@portfolio/contract';
import { GOOGLE_POLICY, GOOGLE_SIGN_IN_SCRIPT } from '../auth/google/googleDocument';
import { START_SCRIPT } from '../loading/startScript';
import { SERVICE_WORKER_URL } from '../offline/serviceWorkerSetting';
import { THEME_SCRIPT } from '../theme/themeScript';

/** Name of the endpoint for reports in the headers. */
export const REPORTS_ENDPOINT = 'reports';

/** The only inline scripts that may run; they are named by hash. */
const INLINE_SCRIPTS = [THEME_SCRIPT, START_SCRIPT];

/** What styled-components makes at run time: an element without text, whose rules come by script. */
const EMPTY_STYLE = '';

type Directives = Record<string, readonly string[]>;

/** What decides the policy of a page. */
export interface PagePolicyParts {
  /** Of the site: the service worker is one file of it, not any file. */
  host: string;
  connectOrigins: readonly string[];
  /** Where the files of releases are, if not on this site. */
  releasesUrl?: string | undefined;
  /** Hashes of all scripts that the pins lead to; null where the document names them. */
  scripts: readonly string[] | null;
  /** Origin of the functions where it is not the site's own. */
  authServer: string;
  devOrigins: readonly string[];
  reportsUrl: string | null;
}

/** What the files of releases are used as. The shell asks again for one that failed, to tell why. */
const RELEASE_DIRECTIVES = ['style-src', 'img-src', 'font-src', 'connect-src', 'media-src'];

/** The policy of a page, as its header says it. */
export function toPagePolicy(parts: PagePolicyParts): string {
  const { host, connectOrigins, releasesUrl, scripts, authServer, devOrigins, reportsUrl } = parts;
  const directives: Directives = {
    'default-src': ["'none'"],
    'script-src': [...toScriptSources(scripts), ...(scripts === null && releasesUrl ? [releasesUrl] : [])],
    // The elements are named by hash in each document; see `toDocumentPolicy`.
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
  // A dev server's client asks for changes by a socket.
  addTo(
    directives,
    ['connect-src'],
    devOrigins.map((origin) => origin.replace(/^http/, 'ws')),
  );
  return toText(directives, reportsUrl);
}

/**
 * The policy that a document adds to its header's: its style elements by hash and, where a header cannot be so long, the
 * scripts. Where style files may come from, the header says. Attributes are left out: 34 of 51 pages have some.
 */
export function toDocumentPolicy(styles: readonly string[], scripts: readonly string[] | null): string {
  const hashes = [...new Set([EMPTY_STYLE, ...styles].map(toHash))];
  return toText({
    'style-src-elem': ['http:', 'https:', ...hashes],
    ...(scripts === null ? {} : { 'script-src': toScriptSources(scripts) }),
  });
}

/** The policy of what is no page: a file that is opened by itself does nothing. */
export function toFilePolicy(): string {
  return toText({
    'default-src': ["'none'"],
    'style-src': ["'unsafe-inline'"],
    ...NOTHING_ELSE,
    sandbox: [],
  });
}

/** The policy of the service worker, which fetches what it keeps. */
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

/** What pages may ask visitors for. */
export function toPermissions(allowed: readonly PermissionName[]): string {
  return PERMISSION_NAMES.map((name) => `${name}=(${allowed.includes(name) ? 'self' : ''})`).join(', ');
}

const NOTHING_ELSE = {
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
} as const;

/**
 * Scripts by hash and by nothing else: no folder and no origin. An external script runs if the hash in its `integrity`
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

/** Browsers that do not know `report-to` take `report-uri`. */
function toText(directives: Directives, reportsUrl: string | null = null): string {
  const reports: Directives =
    reportsUrl === null ? {} : { 'report-uri': [reportsUrl], 'report-to': [REPORTS_ENDPOINT] };
  return Object.entries({ ...directives, ...reports })
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
