import { createHash } from 'node:crypto';
import { PERMISSION_NAMES, type PermissionName } from '@portfolio/contract';
import { AUTH_SERVER, GOOGLE_IDENTITY_ORIGINS } from '../auth/server/authServer';
import type { PageRights } from '../composition/pageRights';
import { START_SCRIPT } from '../loading/startScript';
import { SITE } from '../site';
import { THEME_SCRIPT } from '../theme/themeScript';

/** Header rules by path pattern, in the form static hosts take: `*` at the end matches the rest; later rules win. */
export type HeaderRules = readonly { path: string; headers: Readonly<Record<string, string>> }[];

/** Where a composition puts files: below these addresses each name changes with its content. */
export const HASHED_FOLDERS = { shell: '/shell/', data: '/data/', remotes: '/remotes/' } as const;

const HASHED = 'public, max-age=31536000, immutable';
/** How pages are kept: asked for again each time. */
const REVALIDATED = 'public, max-age=0, must-revalidate';

/** The only inline scripts that may run; they are named by hash. */
const INLINE_SCRIPTS = [THEME_SCRIPT, START_SCRIPT];

/** What the policy allows beyond this site's own files. */
export interface PolicySources {
  /** The pages that may do more than all others; a path may end with `*`. */
  pages: readonly PageRights[];
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
 * @param devOrigins - dev servers that one maintainer tries on their own server; never in rules for visitors
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
  const toRights = ({ connectOrigins, permissions }: Omit<PageRights, 'path'>) => ({
    'Content-Security-Policy': toPolicy(connectOrigins, sources.releasesUrl, added),
    'Permissions-Policy': toPermissions(permissions),
  });
  return [
    {
      path: '/*',
      headers: {
        ...toRights({ connectOrigins: [], permissions: [] }),
        // Neither Google's script nor a dev server's has a hash. The site's own scripts carry theirs all the same.
        [hasUnhashed ? 'Integrity-Policy-Report-Only' : 'Integrity-Policy']: 'blocked-destinations=(script)',
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        // Google's window answers to the page that opened it.
        'Cross-Origin-Opener-Policy': hasGoogle ? 'same-origin-allow-popups' : 'same-origin',
        'Cache-Control': REVALIDATED,
      },
    },
    ...sources.pages.map((rights) => ({ path: rights.path, headers: toRights(rights) })),
    ...Object.values(HASHED_FOLDERS).map((folder) => ({
      path: `${folder}*`,
      headers: { 'Cache-Control': HASHED },
    })),
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

function toPermissions(allowed: readonly PermissionName[]): string {
  return PERMISSION_NAMES.map((name) => `${name}=(${allowed.includes(name) ? 'self' : ''})`).join(', ');
}

function toPolicy(
  connectOrigins: readonly string[],
  releasesUrl: string | undefined,
  added: readonly Readonly<Record<string, readonly string[]>>[],
): string {
  const hashes = INLINE_SCRIPTS.map(
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
