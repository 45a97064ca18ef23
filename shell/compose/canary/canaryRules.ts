import { SiteError } from '@portfolio/contract';

/** Settings of a host that distributes visitors between two compositions. */
export interface CanaryRule {
  /** Address of each composition's server: host and port, or "unix:/path". */
  stable: string;
  canary: string;
  /** Percentage of visitors who get the canary; 0 moves all of them back. */
  share: number;
}

/** Lifetime of the cookie, in seconds, so that a visitor does not change sides between two pages. */
const STICKY_SECONDS = 7 * 24 * 60 * 60;

/** Folders with hashed file names: a file that one side lacks can be requested from the other. */
const HASHED = 'shell|remotes|data|share';

/** nginx refuses more decimals, and exponents, which small numbers have. */
const PERCENTAGE = /^\d+(?:\.\d{1,2})?$/;

/**
 * Checks the share of visitors.
 *
 * @throws {SiteError} code `USAGE`
 */
export function assertShare(share: number): void {
  if (!(share >= 0 && share <= 100 && PERCENTAGE.test(String(share))))
    throw new SiteError(
      'Failed to write the rule: the share is not a percentage. Write a number from 0 to 100, with two decimals at most.',
      'USAGE',
    );
}

/**
 * Checks what a canary was asked for, before anything is asked of servers.
 *
 * @throws {SiteError} code `USAGE` if the share or an address is invalid
 */
export function assertCanaryRule({ stable, canary, share }: CanaryRule): void {
  assertShare(share);
  for (const address of [stable, canary])
    if (!/^(?:unix:\/[\w./-]+|[\w.-]+:\d{1,5})$/.test(address))
      throw new SiteError(
        `Failed to write the rule: "${address}" is not the address of a server. Write it as 127.0.0.1:8001, or unix:/run/site.sock.`,
        'USAGE',
      );
}

/**
 * Creates the rule for nginx's `http` block. Each new visitor is assigned at random, and a cookie keeps them on that
 * side, so that a page and its files come from the same composition.
 *
 * @throws {SiteError} code `USAGE` if an address or the share is invalid
 */
export function toCanaryHttp({ stable, canary, share }: CanaryRule): string {
  assertCanaryRule({ stable, canary, share });
  const cookie = `portfolio_side=$portfolio_side; Path=/; Max-Age=${STICKY_SECONDS}; Secure; HttpOnly; SameSite=Lax`;
  // The canary's cookie is then unknown, so it is replaced with the stable side's.
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

/** The part for the public `server` block. */
export const CANARY_SERVER = `# Written by "npm run canary". Include it in the server block that visitors reach, which has
#   set $portfolio_api http://127.0.0.1:8787;   # where "npm run api" answers
proxy_http_version 1.1;
proxy_set_header Host $http_host;
proxy_set_header Connection "";
proxy_set_header X-Real-IP $remote_addr;
# Both sides have one API. A side in between would replace the visitor's address, by which the API counts, with its own.
location ^~ /api/ {
  proxy_pass $portfolio_api;
}
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
