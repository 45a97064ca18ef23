import { createHash } from 'node:crypto';

/** The sources that a local copy of a site allows beyond those of the site itself. */
export interface Allowance {
  /** Origin of the dev server. */
  devOrigin: string;
  /** Text of the inline script that names the local remote. */
  script: string;
  /** The rights of a page of the local remote, according to its sources; null for other pages, which keep theirs. */
  rights: LocalRights | null;
}

/** The rights of a page beyond its own site. */
export interface LocalRights {
  connectOrigins: readonly string[];
  permissions: readonly string[];
}

/** Directives that the local copy drops: it sends no reports, and has no TLS to upgrade to. */
const LEFT_OUT = ['report-uri', 'report-to', 'upgrade-insecure-requests', 'block-all-mixed-content'];

/** Directives for files that a page loads. */
const OF_FILES = ['script-src', 'style-src', 'img-src', 'font-src', 'media-src', 'connect-src'];

/**
 * Relaxes a content security policy for a local remote: its files, the script that names it, its hot updates, and the
 * style elements that a development build of styled-components writes. Everything else stays as on the site.
 */
export function relaxPolicy(policy: string, { devOrigin, script, rights }: Allowance): string {
  const added: Readonly<Record<string, readonly string[]>> = {
    'script-src': [toHash(script)],
    'style-src-elem': ["'unsafe-inline'"],
    'connect-src': [devOrigin.replace(/^http/, 'ws'), ...(rights?.connectOrigins ?? [])],
  };
  return policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name = '']) => name !== '' && !LEFT_OUT.includes(name))
    .map(([name = '', ...sources]) => {
      const more = [...(OF_FILES.includes(name) ? [devOrigin] : []), ...(added[name] ?? [])];
      if (more.length === 0) return [name, ...sources].join(' ');
      // A hash of a style element would make browsers ignore 'unsafe-inline'.
      const kept = sources.filter(
        (source) => source !== "'none'" && !(name === 'style-src-elem' && source.startsWith("'sha")),
      );
      return [name, ...new Set([...kept, ...more])].join(' ');
    })
    .join('; ');
}

/** The source that allows one inline script. */
function toHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Grants these permissions in a `Permissions-Policy` header, and no others. */
function grant(policy: string, permissions: readonly string[]): string {
  const names = policy.split(',').map((part) => part.trim().split('=')[0] ?? '');
  return names.map((name) => `${name}=(${permissions.includes(name) ? 'self' : ''})`).join(', ');
}

/** Headers of a page that are passed on as they are. */
const KEPT = [
  'content-type',
  'location',
  'referrer-policy',
  'cross-origin-opener-policy',
  'x-content-type-options',
];

/**
 * The headers of a page of the local copy. There is no `Integrity-Policy`: the files of a dev server have no hashes. The
 * scripts of the site still need theirs, because the policy allows them by hash only.
 */
export function relaxHeaders(headers: Headers, allowance: Allowance): Record<string, string> {
  const relaxed: Record<string, string> = { 'cache-control': 'no-store' };
  for (const name of KEPT) {
    const value = headers.get(name);
    if (value !== null) relaxed[name] = value;
  }
  const policy = headers.get('content-security-policy');
  if (policy !== null) relaxed['content-security-policy'] = relaxPolicy(policy, allowance);
  const permissions = headers.get('permissions-policy');
  if (permissions !== null)
    relaxed['permissions-policy'] =
      allowance.rights === null ? permissions : grant(permissions, allowance.rights.permissions);
  return relaxed;
}
