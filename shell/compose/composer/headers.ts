import { createHash } from 'node:crypto';

/** Header rules by path pattern, in the form static hosts take: `*` at the end matches the rest. */
export type HeaderRules = readonly { path: string; headers: Readonly<Record<string, string>> }[];

const HASHED = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0, must-revalidate';

/** What the policy allows beyond this site's own files. */
export interface PolicySources {
  /** The only inline scripts that may run; they are named by hash. */
  inlineScripts: readonly string[];
  /** Other origins that pages may call: those that the pinned releases declare. */
  connectOrigins: readonly string[];
}

/** Creates the header rules of the site. */
export function createHeaderRules({ inlineScripts, connectOrigins }: PolicySources): HeaderRules {
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    // Critical styles are inline; styled-components adds rules at run time.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectOrigins].join(' '),
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policy,
        'Integrity-Policy': 'blocked-destinations=(script)',
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(self)',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cache-Control': REVALIDATED,
      },
    },
    { path: '/shell/*', headers: { 'Cache-Control': HASHED } },
    { path: '/remotes/*', headers: { 'Cache-Control': HASHED } },
  ];
}

/** The rules as a `_headers` file. */
export function toHeadersFile(rules: HeaderRules): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n')
    .concat('\n');
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
