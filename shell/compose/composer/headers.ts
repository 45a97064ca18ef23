import { createHash } from 'node:crypto';
import { AUTH_SERVER, GOOGLE_IDENTITY_ORIGINS } from '../../src/auth/server/authServer';
import { SITE } from '../../src/site';
import { PAGE_DATA_FOLDER } from './pageDataFile';

/** Header rules by path pattern, in the form static hosts take: `*` at the end matches the rest. */
export type HeaderRules = readonly { path: string; headers: Readonly<Record<string, string>> }[];

const HASHED = 'public, max-age=31536000, immutable';
/** How pages are kept: asked for again each time. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** What the policy allows beyond this site's own files. */
export interface PolicySources {
  /** The only inline scripts that may run; they are named by hash. */
  inlineScripts: readonly string[];
  /** Other origins that pages may call: those that the pinned releases declare. */
  connectOrigins: readonly string[];
  /** Where the files of releases are, with a slash at the end, if not on this site. */
  releasesUrl?: string | undefined;
}

/** What sign-in needs; empty where there is none of it. */
export interface SignInSources {
  /** Pages may load Google's sign-in only where there is one. */
  googleClientId: string;
  /** Origin of the functions where it is not the site's own. */
  authServer: string;
}

const CONFIGURED: SignInSources = { googleClientId: SITE.googleClientId, authServer: AUTH_SERVER };

/**
 * Creates the header rules of the site.
 *
 * @param devOrigins - dev servers that one maintainer tries on a server of their own; never in rules for visitors
 */
export function createHeaderRules(
  sources: PolicySources,
  { googleClientId, authServer }: SignInSources = CONFIGURED,
  devOrigins: readonly string[] = [],
): HeaderRules {
  const hasGoogle = googleClientId !== '';
  const hasUnhashed = hasGoogle || devOrigins.length > 0;
  const added: Record<string, readonly string[]>[] = [];
  if (authServer !== '') added.push({ 'connect-src': [new URL(authServer).origin] });
  if (hasGoogle) added.push(GOOGLE_IDENTITY_ORIGINS);
  if (devOrigins.length > 0) added.push(toDevSources(devOrigins));
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': toPolicy(sources, added),
        // Neither Google's script nor a dev server's has a hash. The site's own scripts carry theirs all the same.
        [hasUnhashed ? 'Integrity-Policy-Report-Only' : 'Integrity-Policy']: 'blocked-destinations=(script)',
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(self)',
        // Google's window answers to the page that opened it.
        'Cross-Origin-Opener-Policy': hasGoogle ? 'same-origin-allow-popups' : 'same-origin',
        'Cache-Control': REVALIDATED,
      },
    },
    { path: '/shell/*', headers: { 'Cache-Control': HASHED } },
    { path: `${PAGE_DATA_FOLDER}*`, headers: { 'Cache-Control': HASHED } },
    { path: '/remotes/*', headers: { 'Cache-Control': HASHED } },
  ];
}

/** All that a remote needs from where it is being written; its client asks for changes by a socket. */
function toDevSources(origins: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  return {
    'script-src': origins,
    'style-src': origins,
    'img-src': origins,
    'font-src': origins,
    'media-src': origins,
    'connect-src': [...origins, ...sockets],
  };
}

/** What the files of releases are used as. The shell asks again for one that failed, to tell why. */
const RELEASE_DIRECTIVES = ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'media-src'];

function toPolicy(
  { inlineScripts, connectOrigins, releasesUrl }: PolicySources,
  added: readonly Readonly<Record<string, readonly string[]>>[],
): string {
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes],
    // Critical styles are inline; styled-components adds rules at run time.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectOrigins],
    'media-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  if (releasesUrl !== undefined)
    for (const name of RELEASE_DIRECTIVES) directives[name] = [...(directives[name] ?? []), releasesUrl];
  for (const [name, values] of added.flatMap(Object.entries<readonly string[]>))
    directives[name] = [...(directives[name] ?? []), ...values];
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** The headers of one path: later rules overrule earlier ones. */
export function getHeaders(rules: HeaderRules, path: string): Record<string, string> {
  return Object.assign(
    {},
    ...rules
      .filter((rule) =>
        rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
      )
      .map(({ headers }) => headers),
  ) as Record<string, string>;
}
