import path from 'node:path';
import { SiteError } from '@portfolio/contract';
import { parseUrl } from '@portfolio/contract/parse-url';
import type { ApiOptions } from '../createApi';

/** Default folder for accounts and keys. */
const DEFAULT_DATA = path.resolve(__dirname, '../../.data/auth');

/**
 * Reads the API's options from environment variables.
 *
 * - `DATABASE_URL`: a PostgreSQL server; without it PGlite in `AUTH_DATA` (default `shell/.data/auth`)
 * - `AUTH_SECRETS`: token secrets, separated by commas, newest first; without it a key file in `AUTH_DATA`
 * - `ALLOWED_ORIGINS`: origins of other sites, separated by commas
 * - `ADMIN_BOOTSTRAP_TOKEN`, `ADDRESS_HEADER`: see {@link ApiOptions}
 *
 * @throws {SiteError} code `BAD_SETTING` if one of `ALLOWED_ORIGINS` is not an origin, or `ADDRESS_HEADER` not the name of
 *   a header
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): ApiOptions {
  const data = env['AUTH_DATA'] || DEFAULT_DATA;
  const url = env['DATABASE_URL'];
  const secrets = toList(env['AUTH_SECRETS']);
  const bootstrapToken = env['ADMIN_BOOTSTRAP_TOKEN'];
  const addressHeader = parseHeaderName(env['ADDRESS_HEADER'] ?? '');
  return {
    database: url ? { url } : { folder: path.join(data, 'database') },
    keys: secrets.length > 0 ? { secrets } : { file: path.join(data, 'keys.json') },
    allowedOrigins: toList(env['ALLOWED_ORIGINS']).map(parseOrigin),
    ...(bootstrapToken && { bootstrapToken }),
    ...(addressHeader && { addressHeader }),
  };
}

function toList(text = ''): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A token of RFC 9110: reading a header with any other name would fail, and with it every request. */
function parseHeaderName(text: string): string {
  if (/^[\w!#$%&'*+.^`|~-]*$/.test(text)) return text;
  throw new SiteError(
    `Failed to read ADDRESS_HEADER: "${text.slice(0, 200)}" is not the name of a header. Write one without a colon, such as X-Real-IP.`,
    'BAD_SETTING',
  );
}

/** The spelling that browsers send: no other one would ever match. */
function parseOrigin(text: string): string {
  const url = parseUrl(text);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (isWeb && url.href === `${url.origin}/`) return url.origin;
  throw new SiteError(
    `Failed to read ALLOWED_ORIGINS: "${text.slice(0, 200)}" is not an origin. Write one without a path, such as https://portfolio.example.`,
    'BAD_SETTING',
  );
}
