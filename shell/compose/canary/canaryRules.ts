import { SiteError } from '@portfolio/contract';

/** A rule of one host before two compositions. */
export interface CanaryRule {
  /** Where each composition is served: host and port, or "unix:/path". */
  stable: string;
  canary: string;
  /** Percent of visitors who get the canary; 0 brings everybody back. */
  share: number;
}

/** Sticks for this long, in seconds: a visitor does not change sides between two pages. */
const STICKY_SECONDS = 7 * 24 * 60 * 60;

/** Folders whose files have their hash in the name: what one side does not have may be asked of the other. */
const HASHED = 'shell|remotes|data|share';

/**
 * Writes the rule for nginx's `http` block. Who comes is drawn once, and a cookie keeps the side: a page and its files are of
 * one composition.
 *
 * @throws {SiteError} code `USAGE` where an address or the share cannot be used
 */
export function toCanaryHttp({ stable, canary, share }: CanaryRule): string {
  for (const address of [stable, canary])
    if (!/^(?:unix:\/[\w./-]+|[\w.-]+:\d{1,5})$/.test(address))
      throw new SiteError(
        `Failed to write the rule: "${address}" is no address of a server. Write it as 127.0.0.1:8001, or unix:/run/site.sock.`,
        'USAGE',
      );
  if (!(share >= 0 && share <= 100))
    throw new SiteError(
      'Failed to write the rule: the share is no percentage. Write it from 0 to 100.',
      'USAGE',
    );
  const cookie = `portfolio_side=$portfolio_side; Path=/; Max-Age=${STICKY_SECONDS}; Secure; HttpOnly; SameSite=Lax`;
  // Those who had the canary are told once that they have it no more.
  const known = share === 0 ? ['stable'] : ['stable', 'canary'];
  return `# Written by "npm run canary". Include it in the http block; it belongs to canary.server.conf.
upstream portfolio_stable { server ${stable}; }
upstream portfolio_canary { server ${canary}; }
split_clients $request_id $portfolio_drawn {
${share === 0 ? '' : `  ${share}% canary;\n`}  * stable;
}
map $cookie_portfolio_side $portfolio_side {
${known.map((side) => `  ${side} ${side};`).join('\n')}
  default $portfolio_drawn;
}
map $portfolio_side $portfolio_other {
  canary stable;
  default canary;
}
map $cookie_portfolio_side $portfolio_set_side {
${known.map((side) => `  ${side} "";`).join('\n')}
  default "${cookie}";
}
`;
}

/** The part that goes into the `server` block which visitors reach. */
export const CANARY_SERVER = `# Written by "npm run canary". Include it in the server block that visitors reach.
proxy_http_version 1.1;
proxy_set_header Host $http_host;
proxy_set_header Connection "";
proxy_set_header X-Real-IP $remote_addr;
location / {
  proxy_pass http://portfolio_$portfolio_side;
  add_header Set-Cookie $portfolio_set_side;
}
# A tab that changed sides, and a request without the cookie, find the files of both.
location ~ ^/(?:${HASHED})/ {
  proxy_pass http://portfolio_$portfolio_side;
  proxy_intercept_errors on;
  error_page 404 = @portfolio_other;
}
location @portfolio_other {
  proxy_pass http://portfolio_$portfolio_other;
}
`;
